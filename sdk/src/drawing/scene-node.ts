/** One element of a drawing: SVG without a document, so that a page, a server and a test can all hold it. */
export interface SceneNode {
  tag: string;
  /** Presentation attributes alone: a drawing has no style of its own for a content security policy to refuse. */
  attributes: Readonly<Record<string, string | number>>;
  /** A string is text. */
  children: readonly (SceneNode | string)[];
}

/** Makes one element. Lengths are millimetres. */
export const node = (
  tag: string,
  attributes: SceneNode['attributes'] = {},
  ...children: readonly (SceneNode | string)[]
): SceneNode => ({ tag, attributes, children });

/** A length as it is written: a micrometre is far below what a blade or a press can do. */
export const mm = (length: number): number => Math.round(length * 1000) / 1000 || 0;
