/** An object of which nothing is known yet. */
export type Unknown<T> = { readonly [K in keyof T]?: unknown };

/** The fields of something parsed: none where it is no object. */
export const fieldsOf = <T>(value: unknown): Unknown<T> => (typeof value === 'object' && value ? value : {});
