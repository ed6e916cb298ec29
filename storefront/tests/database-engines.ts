/** What a shop keeps its rows in: embedded in its process, or a server. */
export const engines = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];
