/** What stands beside the artwork on a proof. */
import type { ArtworkWarning } from '@kerf/sdk/contract';

/** A page of a proof: one side of one design. */
export interface ProofView {
  /** Which side of which set, '' where there is one alone. */
  name: string;
  /** From behind, so that an outline which is not even lies the other way round. */
  isBack: boolean;
  /** How large the artwork is against its file; 1 for as large. */
  scale: number;
}

/** What a proof says of the piece that it is of. */
export interface ProofWords {
  order: string;
  /** Which piece of the order it is, and of how many. */
  piece: string;
  product: string;
  /** What was chosen, each by itself. */
  choices: readonly string[];
  size: string;
  quantity: string;
  round: number;
  sentAt: Date;
  seller: string;
  warnings: readonly Pick<ArtworkWarning, 'message'>[];
}

/** What is to be looked at before a proof is approved. */
export const checkWords = 'Check spelling, colours and cut line';
