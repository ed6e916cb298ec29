/** A file of the script tag build: its path from `cdn/`, and its subresource integrity. */
export interface ShippedFile {
  file: string;
  integrity: string;
}

/**
 * `cdn/manifest.json`, and the same in the folder of the version: what a page that pins files, and the server that
 * preloads them, needs to know.
 */
export interface Shipped {
  version: string;
  loader: ShippedFile;
  /**
   * By tag: the chunk that defines it, every chunk that it imports, transitively, and those on demand that a page which
   * a server rendered is soon asked for.
   */
  widgets: Record<string, ShippedFile & { imports: ShippedFile[]; soon: ShippedFile[] }>;
  /** By the letters that their files have for names: what the chunks hold which widgets share, in a word. */
  shared: Record<string, string>;
  /** The integrity of every script of the version, by its name; `rolling.js` is the loader that follows releases. */
  files: Record<string, string>;
}

/**
 * By the tags, without their `kerf-`: the letters of all chunks that the widget's own imports, in turn. A letter is the
 * name of a file without its hash.
 */
export type LoaderTable = Record<string, string>;

/** What the loader of a pinned version vouches for: SHA-256 of a chunk, then the names of all files that it imports, in turn. */
export type LoaderRow = readonly [digest: string, ...parts: string[]];

/** By the names of the files, without their hash. */
export type LoaderChecks = Record<string, LoaderRow>;
