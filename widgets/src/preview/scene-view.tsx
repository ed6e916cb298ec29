import type { SceneNode } from '@kerf/sdk/drawing';
import { createElement, type ReactElement } from 'react';

/**
 * A drawing as elements: what changed between two configurations is all that the page touches. What others paint with
 * gets an element of its own for each name: WebKit goes on painting with one that was renamed.
 *
 * What is clipped stands in a group of its own. Chromium remembers the style of a child with a `transform`, and with it its
 * parent's; one that clips by reference keeps its shadow tree, so that each preview removed stayed (up to some 50) with
 * all that listens in it. Where the clipping group has no such child, nothing does.
 */
export function SceneView({ scene, className }: { scene: SceneNode; className?: string }): ReactElement {
  const children = scene.children.map((child, index) =>
    typeof child === 'string' ? (
      child
    ) : (
      <SceneView scene={child} key={child.attributes.id ?? `${child.tag}${index}`} />
    ),
  );
  return createElement(
    scene.tag,
    { ...scene.attributes, ...(className && { className }) },
    ...(scene.attributes['clip-path'] ? [createElement('g', null, ...children)] : children),
  );
}
