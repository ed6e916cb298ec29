import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** A component on the page by itself. */
export interface Drawn {
  /** What it drew into. */
  place: HTMLElement;
  /** Draws it with other properties. */
  again(node: ReactNode): Promise<void>;
}

/** Draws a component into the page until the end of the test. */
export async function draw(node: ReactNode): Promise<Drawn> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const again = async (other: ReactNode) => {
    root.render(other);
    await drawn();
  };
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await again(node);
  return { place, again };
}

/** Resolves once what was changed is drawn and its effects have run. */
export async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1)
    await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Waits until `check` no longer throws. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5000 });
