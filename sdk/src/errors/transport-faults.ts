/** How a call can fail without the shop saying why. */
import { messages } from '../contract/messages.js';

/** Message of each fault by its code. */
export const transportFaults = {
  CLIENT_OFFLINE: 'You seem to be offline. Check your connection, then try again.',
  CLIENT_UNREACHABLE: 'The shop can’t be reached. Check your connection, then try again.',
  CLIENT_TIMEOUT: 'The shop did not answer in time. Please try again.',
  CLIENT_CANCELLED: 'The call was cancelled.',
  CLIENT_GARBAGE: 'The answer of the shop can’t be read. Please try again in a minute.',
  CLIENT_NOT_FOUND: 'This can’t be found any more.',
  CLIENT_REFUSED: messages.general,
  CLIENT_SHOP_FAILED: messages.general,
} as const;

/** Code of a fault of transport. */
export type TransportFault = keyof typeof transportFaults;
