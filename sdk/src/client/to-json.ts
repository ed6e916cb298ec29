/**
 * A value as JSON, with its lists as lists: on a page where libraries gave every list a `toJSON` of their own,
 * `JSON.stringify` alone makes texts of them.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string, written: unknown) {
    const meant = this[key];
    return Array.isArray(meant) ? meant : written;
  });
