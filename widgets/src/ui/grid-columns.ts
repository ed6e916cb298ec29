/** Columns of a switcher's grid: 2 for 2 or 4 items, 3 for other numbers above 2, else 1. */
export const gridColumns = (items: number): 1 | 2 | 3 => (items === 2 || items === 4 ? 2 : items > 2 ? 3 : 1);
