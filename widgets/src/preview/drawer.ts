/**
 * What draws a piece. The widget comes with what a single one takes; the rest is fetched with the first piece on a
 * roll, on a sheet or of letters.
 */
import { type DrawOptions, drawSingle, isSingle, type Piece, type Scene } from '@kerf/sdk/drawing';

export type Drawer = (piece: Piece, options: DrawOptions) => Scene;

let everyPiece: Drawer | null = null;

/** Lets pieces of every kind be drawn from now on: a server, which draws once, has to say so before. */
export function drawEveryPieceWith(drawer: Drawer): void {
  everyPiece = drawer;
}

/** What draws this piece; null until it has been fetched. */
export const drawerOf = (piece: Piece): Drawer | null => (isSingle(piece) ? drawSingle : everyPiece);

/** Fetches what `drawerOf` lacks. Rejects without a connection; asked again it tries again. */
export const fetchDrawer = (): Promise<void> =>
  import('./every-piece.js').then(({ drawPiece }) => drawEveryPieceWith(drawPiece));
