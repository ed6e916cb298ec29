import { createHash } from 'node:crypto';

/** Subresource integrity of a file's content. */
export const integrity = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
