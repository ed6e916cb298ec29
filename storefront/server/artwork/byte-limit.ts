import { addressBlock } from '../http/address-block.js';
import type { Limits } from '../limits/limits.js';

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;
const hour = 3_600_000;

/** Counts the bytes of a file that comes from an address; refuses one that is too much. */
export type TakeBytes = (address: string, bytes: number) => Promise<void>;

/** Holds an address to bytes in an hour. `name` is that of a limit. */
export function createByteLimit({ take }: Limits, name: string, maxBytes: number): TakeBytes {
  // In kilobytes: the counter holds no more than two thousand million.
  const limit = {
    name,
    max: maxBytes / kilobyte,
    per: hour,
    refusal: `At most ${maxBytes / megabyte} MB of files are taken from one address in an hour.`,
  };
  return (address, bytes) =>
    take({ limit, by: addressBlock(address), amount: Math.max(1, Math.ceil(bytes / kilobyte)) });
}
