import { letterNodes } from './letter-nodes.js';
import type { Piece } from './piece.js';
import { rollNodes } from './roll.js';
import { type DrawOptions, type Scene, sceneOf } from './scene.js';
import { sheetNodes } from './sheet.js';
import { singleNodes } from './single.js';
import { hangingNodes } from './string.js';

/** Draws one side of a piece in millimetres. Pure: the same piece and options give the same drawing. */
export function drawPiece(piece: Piece, options: DrawOptions = {}): Scene {
  const { winding, cutKind, nested, string } = piece;
  if (winding) return sceneOf(piece, options, (shown, context) => rollNodes(shown, winding, context));
  if (cutKind === 'letters') return sceneOf(piece, options, letterNodes);
  if (nested) return sceneOf(piece, options, sheetNodes);
  return sceneOf(piece, options, string ? hangingNodes : singleNodes);
}
