import { node, type SceneNode } from './scene-node.js';

/** Attributes of a line that is `width` px wide on screen, however large a millimetre is drawn. Default 1 px. */
export const screenStroke = (width = 1) =>
  ({ 'stroke-width': width, 'vector-effect': 'non-scaling-stroke' }) as const;

/** A line that has a width of its own, mm, and never less than a pixel on screen. */
export const bodyStroke = (
  tag: string,
  attributes: SceneNode['attributes'],
  widthMm: number,
): SceneNode[] => [
  node(tag, { ...attributes, ...screenStroke() }),
  node(tag, { ...attributes, 'stroke-width': widthMm }),
];
