import { type Piece, pieceOf } from '@kerf/sdk/drawing';
import type { ConfigurationState } from '@kerf/sdk/runtime';

/** The piece of a configuration; null before that is open. */
export const configuredPiece = (state: ConfigurationState | undefined): Piece | null =>
  state?.range && state.selection ? pieceOf(state.range, state.selection) : null;
