/** Uploads under way, kept so that one goes on after the page was left; where the page keeps nothing, it begins anew. */
import { storageOf } from '../page-storage.js';
import type { Runtime } from '../runtime.js';

/** An upload that did not come to its end. */
export interface KeptUpload {
  /** What it is for: the id of a piece, or of an order. */
  about: string;
  /** The same for the same file, whenever it is chosen. */
  fingerprint: string;
  /** As its owner called the file. */
  name: string;
  /** Where it goes on; '' for one that had not begun. */
  url: string;
  /** When it began, ms since 1970. */
  at: number;
}

const storageKey = 'kerf-uploads';
/** The shop forgets an upload after a day, ms. */
const keptFor = 24 * 3_600_000;
/** As many as are kept; the oldest go first. */
const maxKept = 100;

function readAll(rt: Runtime): KeptUpload[] {
  try {
    const kept: unknown = JSON.parse(storageOf(rt)?.getItem(storageKey) ?? '[]');
    const known = Array.isArray(kept) ? (kept as KeptUpload[]) : [];
    return known.filter(({ url, at }) => typeof url === 'string' && Date.now() - at < keptFor);
  } catch {
    return [];
  }
}

function writeAll(rt: Runtime, uploads: readonly KeptUpload[]): void {
  if (uploads.length > 0) storageOf(rt)?.setItem(storageKey, JSON.stringify(uploads.slice(-maxKept)));
  else storageOf(rt)?.removeItem(storageKey);
}

const isSame = (a: Pick<KeptUpload, 'about' | 'fingerprint'>, b: typeof a): boolean =>
  a.about === b.about && a.fingerprint === b.fingerprint;

/** The uploads that are kept for a piece, or for an order, the oldest first. */
export const keptUploads = (rt: Runtime, about: string): KeptUpload[] =>
  readAll(rt).filter((upload) => upload.about === about);

/** Keeps where an upload goes on, in place of what was kept of the same file. */
export const keepUpload = (rt: Runtime, upload: Omit<KeptUpload, 'at'>): void =>
  writeAll(rt, [...readAll(rt).filter((kept) => !isSame(kept, upload)), { ...upload, at: Date.now() }]);

/** Forgets an upload that came to its end. */
export function forgetUpload(rt: Runtime, upload: Pick<KeptUpload, 'about' | 'fingerprint'>): void {
  const all = readAll(rt);
  if (all.some((kept) => isSame(kept, upload)))
    writeAll(
      rt,
      all.filter((kept) => !isSame(kept, upload)),
    );
}
