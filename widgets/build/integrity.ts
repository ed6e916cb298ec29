import { createHash } from 'node:crypto';

/**
 * Subresource integrity of a file's content. Digests that a loader carries are SHA-256, which browsers hold to be as
 * good, because each byte of them is downloaded by every page.
 */
export const integrity = (content: string | Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
