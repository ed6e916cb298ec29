import type { SceneNode } from '@kerf/sdk/drawing';
import { createElement, type ReactElement } from 'react';

/**
 * A drawing as elements: what changed between two configurations is all that the page touches. What others paint with
 * gets an element of its own for each name: WebKit goes on painting with one that was renamed.
 */
export function SceneView({ scene, className }: { scene: SceneNode; className?: string }): ReactElement {
  return createElement(
    scene.tag,
    { ...scene.attributes, ...(className && { className }) },
    ...scene.children.map((child, index) =>
      typeof child === 'string' ? (
        child
      ) : (
        <SceneView scene={child} key={child.attributes.id ?? `${child.tag}${index}`} />
      ),
    ),
  );
}
