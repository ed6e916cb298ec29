import { mm, node, type SceneNode } from './scene-node.js';

/** Whether a drawing is placed on a screen at any size, so that its lines need a width there, or is a picture. */
export interface StrokeContext {
  isOnScreen: boolean;
}

/** Attributes of a line that is `width` px wide on screen, however large a millimetre is drawn. Default 1 px. */
export const screenStroke = (width = 1) =>
  ({ 'stroke-width': width, 'vector-effect': 'non-scaling-stroke' }) as const;

/** The thinnest line that reads well in a picture whose longer side is `length` mm. */
export const hairline = (length: number): number => Math.max(0.12, length * 0.0028);

/** Attributes of a line that only tells two things apart: `widthMm` in a picture, `width` px on screen. */
export const lineStroke = ({ isOnScreen }: StrokeContext, widthMm: number, width = 1) =>
  isOnScreen ? screenStroke(width) : { 'stroke-width': mm(widthMm) };

/** A line of the piece itself, which has a width of its own, mm, and on screen is never less than a pixel wide. */
export const bodyStroke = (
  { isOnScreen }: StrokeContext,
  attributes: SceneNode['attributes'],
  widthMm: number,
): SceneNode[] => [
  ...(isOnScreen ? [node('path', { ...attributes, ...screenStroke() })] : []),
  node('path', { ...attributes, 'stroke-width': widthMm }),
];
