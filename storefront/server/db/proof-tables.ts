/** The tables of what customer and shop say to each other about an order. */
import type { OrderMessage, Proof } from '@kerf/sdk/contract';

export interface ProofTables {
  proofs: ProofTable;
  proof_parts: ProofPartTable;
  order_messages: OrderMessageTable;
}

/** A round of proofing a piece. */
export interface ProofTable {
  id: string;
  order_id: string;
  line_id: string;
  /** Counted from 1, for each piece by itself. */
  round: number;
  file_name: string;
  bytes: number;
  sent_at: string;
  /** What was said to it, null for nothing yet; it is said once. */
  decision: Proof['decision'];
  decided_at: string | null;
  /** The address of e-mail of who said it. */
  decided_by: string | null;
  /** What is to be changed, '' for nothing. */
  remark: string;
  /** How high the picture of its pages is for a width of 1000; null where that is not known. */
  picture_height: number | null;
}

/** A part of a proof's PDF. A whole one in a row would be too much for a backup, which holds many rows at a time. */
interface ProofPartTable {
  id: string;
  proof_id: string;
  /** Its place among the parts, counted from 0. */
  position: number;
  /** Base64. */
  content: string;
}

/** A message about an order, or about one piece of it. */
export interface OrderMessageTable {
  id: string;
  order_id: string;
  line_id: string | null;
  from: OrderMessage['from'];
  text: string;
  at: string;
}
