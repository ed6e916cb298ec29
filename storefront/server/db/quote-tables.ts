/** The tables of quotes that are asked for. */
import type { QuoteType } from '@kerf/sdk/contract';
import type { MessageFileTable } from './artwork-tables.js';

export interface QuoteTables {
  quote_requests: QuoteRequestTable;
  quote_files: QuoteFileTable;
}

/** Somebody's request for a quote. */
export interface QuoteRequestTable {
  id: string;
  /** By which people name it; its random part is guessed by nobody. */
  number: string;
  kind: QuoteType;
  /** Whose it is; null for a guest's. */
  person_id: string | null;
  /** The guest who asked; null for a member's. A guest is forgotten before their request is. */
  guest_id: string | null;
  first_name: string;
  last_name: string;
  email: string;
  /** What all ways to write that address have in common. */
  email_key: string;
  /** What a quote is asked for, as prices are asked for it, as JSON; it need not have one. */
  configuration: string | null;
  quantity: number | null;
  /** The same in words. */
  summary: string;
  /** What the customer added; '' for nothing. */
  comment: string;
  /** What special work is asked for, as JSON; '{}' for none. */
  details: string;
  /** Where the customer came from, as JSON by the names of the fields. */
  utm: string;
  state: 'open' | 'answered';
  /** What answered it; null while it is open. */
  quotation_id: string | null;
  created_at: string;
}

/** A file that came with a request, or waits for the one that it is to go with: what one of a message is, too. */
export interface QuoteFileTable extends Omit<MessageFileTable, 'order_id' | 'message_id'> {
  /** Null until the request is sent; a day later the file goes. */
  request_id: string | null;
}
