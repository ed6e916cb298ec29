import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/utils';

/** Something kept, by the key it was given, and when it last changed. */
export interface StoredFile {
  key: string;
  changedAt: Date;
}

/** Where files lie that people send. Keys are made here, never typed: letters, digits, `-` and `_`. */
export interface Storage {
  /** Where they lie, in a sentence for who starts the shop. */
  readonly words: string;
  /** Takes files in parts, which may come in several requests; the id of an upload is its key. */
  readonly uploads: DataStore;
  /** Throws as a full disk does where there is no room for a file of so many bytes. */
  requireRoom(bytes: number): Promise<void>;
  /** What is kept, from its beginning; at most `bytes` of it. */
  read(key: string, bytes?: number): Promise<Readable>;
  /** Gives `work` a path on this machine that has the content, for as long as it works. */
  withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removes what is kept under a key; nothing there is fine. */
  remove(key: string): Promise<void>;
  /** Everything that is kept, begun uploads included. */
  list(): Promise<readonly StoredFile[]>;
}
