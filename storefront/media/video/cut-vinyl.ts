import { blankPiece, type Piece } from '@kerf/sdk/drawing';

/** What the films' letters are cut out of. */
export const vinyl: Piece = { ...blankPiece, cutKind: 'letters', surface: 'gloss' };
