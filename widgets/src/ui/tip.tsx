/** A short explanation behind a question mark: on hover, on focus, on a press; gone with Escape, hovered or not. */
import { useEffect, useRef, useState } from 'react';

/** Room between the button, the text and the edges of the screen, px. */
const gap = 8;

export function Tip({ id, label, text }: { id: string; label: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  // On both together: the pointer may go over to the text and read on.
  useEffect(() => {
    const { current: area } = tip;
    const open = () => setIsOpen(true);
    const close = () => setIsOpen(false);
    area?.addEventListener('mouseenter', open);
    area?.addEventListener('mouseleave', close);
    return () => {
      area?.removeEventListener('mouseenter', open);
      area?.removeEventListener('mouseleave', close);
    };
  }, []);

  useEffect(() => {
    const { current: anchor } = button;
    const { current: floating } = bubble;
    if (!isOpen || !anchor || !floating) return;
    // In the top layer no ancestor cuts it off, whatever it has of overflow or transforms.
    floating.showPopover();
    let stop = () => {};
    let isClosed = false;
    // Fetched once somebody asks; until it is there, the text stands where the browser puts it.
    import('@floating-ui/dom')
      .then(({ autoUpdate, computePosition, flip, offset, shift }) => {
        if (isClosed) return;
        stop = autoUpdate(anchor, floating, async () => {
          const { x, y } = await computePosition(anchor, floating, {
            strategy: 'fixed',
            placement: 'top',
            middleware: [offset(gap), flip({ padding: gap }), shift({ padding: gap })],
          });
          Object.assign(floating.style, { margin: '0', inset: `${y}px auto auto ${x}px` });
        });
      })
      .catch(() => undefined);
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', close, true);
    return () => {
      isClosed = true;
      stop();
      document.removeEventListener('keydown', close, true);
      if (floating.matches(':popover-open')) floating.hidePopover();
    };
  }, [isOpen]);

  return (
    <span className="tip" ref={tip}>
      <button
        className="tip-button"
        type="button"
        ref={button}
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
      >
        ?
      </button>
      <span className="tip-text" id={id} role="tooltip" popover="manual" ref={bubble}>
        {text}
      </span>
    </span>
  );
}
