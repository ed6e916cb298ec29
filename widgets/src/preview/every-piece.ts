/** Draws pieces on a roll, on a sheet and as letters too: fetched with the first of them. */
import { drawPiece } from '@kerf/sdk/drawing';

export { drawPiece };
