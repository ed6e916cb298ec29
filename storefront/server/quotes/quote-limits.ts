import { maxAttachmentBytes, maxAttachments } from '@kerf/sdk/contract';
import { type ByteLimit, createByteLimit } from '../artwork/byte-limit.js';
import { addressBlock } from '../http/address-block.js';
import type { Limit, Limits } from '../limits/limits.js';

const hour = 3_600_000;

const requests: Limit = {
  name: 'quote-requests',
  max: 20,
  per: hour,
  refusal: 'Too many quotes were asked for from your address.',
};
const files: Limit = {
  name: 'quote-files',
  max: 40,
  per: hour,
  refusal: 'Too many files were sent.',
};
/** As much as five requests can come with. */
const maxBytes = 5 * maxAttachments * maxAttachmentBytes;

/** Holds who asks for quotes to what somebody needs who wants some. What is sent and left takes room for a day. */
export interface QuoteLimits extends ByteLimit {
  takeRequest(address: string): Promise<void>;
  takeFile(address: string): Promise<void>;
}

/** The limits of requests for a quote. */
export const createQuoteLimits = (limits: Limits): QuoteLimits => ({
  takeRequest: (address) => limits.take({ limit: requests, by: addressBlock(address) }),
  takeFile: (address) => limits.take({ limit: files, by: addressBlock(address) }),
  ...createByteLimit(limits, 'quote-file-kilobytes', maxBytes),
});
