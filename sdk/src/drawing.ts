/**
 * The one engine that draws a piece, in millimetres, as a tree of SVG that needs no document: for the preview, for
 * pictures, for pages.
 * Imported from `@kerf/sdk/drawing`.
 *
 * @packageDocumentation
 */
export type { Artwork, ArtworkMaker } from './drawing/artwork.js';
export { type Box, grow } from './drawing/box.js';
export { drawPiece } from './drawing/draw-piece.js';
export { type GuidePaths, guidePaths, type Margins } from './drawing/guides.js';
export type { Letters } from './drawing/letters.js';
export { isSeenOnDark, metalGradient, metalOf } from './drawing/metal.js';
export { bleedBox, cutPath, outlinePath, shapePath } from './drawing/outline.js';
export { defaultPalette, type Palette } from './drawing/palette.js';
export { blankPiece, type Piece, type Side } from './drawing/piece.js';
export { pieceOf } from './drawing/piece-of-selection.js';
export { edgeDetail, withRulers } from './drawing/rulers.js';
export { asLies, type DrawOptions, type Scene } from './drawing/scene.js';
export { mm, node, type SceneNode } from './drawing/scene-node.js';
export { drawSingle, isSingle } from './drawing/single.js';
export { drawThumbnail } from './drawing/thumbnail.js';
export { toSvgText } from './drawing/to-svg-text.js';
