import type { SceneNode } from './scene-node.js';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toEntity = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A drawing as text that stands alone as an SVG file; everything a customer typed is escaped. */
export function toSvgText({ tag, attributes, children }: SceneNode): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${toEntity(String(value))}"`);
  const start = `<${tag}${written.join('')}`;
  if (!children.length) return `${start}/>`;
  return `${start}>${children.map((child) => (typeof child === 'string' ? toEntity(child) : toSvgText(child))).join('')}</${tag}>`;
}
