import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';

/** Room between the anchor, what floats, and the edges of the screen, px. */
const gap = 8;

/** Keeps a text in the top layer beside its anchor, on the screen, for as long as it is open. Returns what ends that. */
export const placeBeside = (anchor: HTMLElement, floating: HTMLElement): (() => void) =>
  autoUpdate(anchor, floating, async () => {
    const { x, y } = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement: 'top',
      middleware: [offset(gap), flip({ padding: gap }), shift({ padding: gap })],
    });
    Object.assign(floating.style, { margin: '0', inset: `${y}px auto auto ${x}px` });
  });
