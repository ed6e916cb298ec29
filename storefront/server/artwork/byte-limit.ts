import { addressBlock } from '../http/address-block.js';
import type { Limits } from '../limits/limits.js';

const kilobyte = 1_024;
const megabyte = 1_024 * kilobyte;
const hour = 3_600_000;

/** Bytes of files that come from addresses. */
export interface ByteLimit {
  /** Counts the bytes of a file that comes from an address; refuses one that is too much. */
  takeBytes(address: string, bytes: number): Promise<void>;
  /** Counts them no more: the file does not come. */
  giveBackBytes(address: string, bytes: number): Promise<void>;
}

/** Holds an address to bytes in an hour. `name` is that of a limit. */
export function createByteLimit({ take, giveBack }: Limits, name: string, maxBytes: number): ByteLimit {
  // In kilobytes: the counter holds no more than two thousand million.
  const limit = {
    name,
    max: maxBytes / kilobyte,
    per: hour,
    refusal: `At most ${maxBytes / megabyte} MB of files are taken from one address in an hour.`,
    isGivenBack: true,
  };
  const use = (address: string, bytes: number) => ({
    limit,
    by: addressBlock(address),
    amount: Math.max(1, Math.ceil(bytes / kilobyte)),
  });
  return {
    takeBytes: (address, bytes) => take(use(address, bytes)),
    giveBackBytes: (address, bytes) => giveBack(use(address, bytes)),
  };
}
