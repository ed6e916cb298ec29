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
  /** The integrity of every script of the version, by its name; `rolling.js` is the loader that follows releases. */
  files: Record<string, string>;
}

/**
 * What the loader knows of a chunk: its SHA-256 in the loader of a pinned version alone, then the names of the chunks
 * that it imports, but for those that come with another of them.
 */
export type LoaderRow = readonly string[];

/** By the names of the chunks; that of a widget's chunk is its tag. */
export type LoaderTable = Record<string, LoaderRow>;
