import { maxArtworkBytes } from '@kerf/sdk/contract';
import { addressBlock } from '../http/address-block.js';
import type { Limit, Limits } from '../limits/limits.js';
import { type ByteLimit, createByteLimit } from './byte-limit.js';

const hour = 3_600_000;
const limit = (name: string, max: number, per: number): Limit => ({
  name,
  max,
  per,
  refusal: 'Too many files were sent.',
});

const uploads = {
  line: limit('artwork-of-line', 60, 24 * hour),
  address: limit('artwork-of-address', 120, hour),
};
/** Ten files as large as any. */
const maxBytes = 10 * maxArtworkBytes;

/** Holds who sends files to what orders need: what is begun and left takes room for a day. */
export interface ArtworkLimits extends ByteLimit {
  /** Counts a file of so many bytes that is announced: one that is refused for its address is none of the piece's. */
  takeUpload(address: string, lineId: string, bytes: number): Promise<void>;
  /** Counts a form in which more came than is read, as a file of its address. */
  takeRefusedForm(address: string): Promise<void>;
}

/** The limits of artwork. */
export function createArtworkLimits(limits: Limits): ArtworkLimits {
  const ofBytes = createByteLimit(limits, 'artwork-kilobytes', maxBytes);
  return {
    async takeUpload(address, lineId, bytes) {
      const [ofAddress, ofLine] = [
        { limit: uploads.address, by: addressBlock(address) },
        { limit: uploads.line, by: lineId },
      ];
      await limits.require(ofAddress, ofLine);
      if (bytes > 0) await ofBytes.takeBytes(address, bytes);
      await limits.takeInTurn(ofAddress, ofLine);
    },
    takeRefusedForm: (address) => limits.take({ limit: uploads.address, by: addressBlock(address) }),
    ...ofBytes,
  };
}
