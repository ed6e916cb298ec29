/** Pages of a document that are in its picture at most, and what is between two of them, as a share of their width. */
export const picturedPages = 8;
export const sheetGap = 0.02;
