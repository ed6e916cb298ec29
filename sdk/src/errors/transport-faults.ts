/** How a call can fail without the shop saying why: message by code. */
import { general } from '../contract/messages.js';

export const transportFaults = {
  CLIENT_UNREACHABLE: 'The shop can’t be reached. Check your connection, then try again.',
  CLIENT_TIMEOUT: 'The shop did not answer in time. Please try again.',
  CLIENT_CANCELLED: 'Cancelled.',
  CLIENT_GARBAGE: 'The answer of the shop can’t be read. Please try again in a minute.',
  CLIENT_FAILED: general,
} as const;

/** Code of a fault of transport. */
export type TransportFault = keyof typeof transportFaults;
