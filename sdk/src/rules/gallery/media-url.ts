const isAbsolute = /^[a-z][a-z\d+.-]*:/i;

/**
 * Where a file of the shop is, seen from any page: on the origin of the shop's API. Where the API is named by a path
 * alone, the page is the shop's own and the file's path is right as it is.
 */
export const mediaUrl = (api: string, path: string): string =>
  isAbsolute.test(api) ? new URL(path, api).href : path;
