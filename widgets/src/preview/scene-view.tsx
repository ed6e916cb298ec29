import type { SceneNode } from '@kerf/sdk/drawing';
import { createElement, type ReactElement } from 'react';

interface SceneViewProps {
  scene: SceneNode;
  className?: string;
  /** What it is of. Its title says so only once it is laid out. */
  label?: string;
}

/**
 * A drawing as elements: what changed between two configurations is all that the page touches. What others paint with
 * gets an element of its own for each name: WebKit goes on painting with one that was renamed.
 */
export function SceneView({ scene, className, label }: SceneViewProps): ReactElement {
  return createElement(
    scene.tag,
    { ...scene.attributes, ...(className && { className, 'aria-label': label }) },
    ...scene.children.map((child, index) =>
      typeof child === 'string' ? (
        child
      ) : (
        <SceneView scene={child} key={child.attributes.id ?? `${child.tag}${index}`} />
      ),
    ),
  );
}
