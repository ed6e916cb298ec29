import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const method = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const keyOf = (secret: string): Buffer => createHash('sha256').update(`seal:${secret}`).digest();

/** A text that only who knows `secret` can read, made small, as base64. */
export function seal(text: string, secret: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(method, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** The text that was sealed with `secret`. Throws for another secret. */
export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(method, keyOf(secret), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  const packed = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
  return inflateRawSync(packed).toString();
}
