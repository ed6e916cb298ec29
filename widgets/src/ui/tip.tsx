/**
 * A short explanation behind a question mark: on hover, on focus, on a press. It stays as long as one of them does, its
 * text can be hovered too, and Escape takes it away in any case.
 */
import { useEffect, useRef, useState } from 'react';

export function Tip({ id, label, text }: { id: string; label: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const tip = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { current: anchor } = button;
    const { current: floating } = bubble;
    if (!isOpen || !anchor || !floating) return;
    // In the top layer no ancestor cuts it off, whatever it has of overflow or transforms.
    floating.showPopover();
    let stop = () => {};
    let isClosed = false;
    // Fetched once somebody asks; until it is there, the text stands where the browser puts it.
    import('./place-beside.js').then(
      ({ placeBeside }) => {
        if (!isClosed) stop = placeBeside(anchor, floating);
      },
      () => undefined,
    );
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It is the text that goes, and not the dialog that it stands in.
      event.preventDefault();
      setIsOpen(false);
    };
    document.addEventListener('keydown', close, true);
    return () => {
      isClosed = true;
      stop();
      document.removeEventListener('keydown', close, true);
      if (floating.matches(':popover-open')) floating.hidePopover();
    };
  }, [isOpen]);

  return (
    // On both together: the pointer may go over to the text and read on.
    // biome-ignore lint/a11y/noStaticElementInteractions: what hovering shows, the focus shows as well.
    <span
      className="tip"
      ref={tip}
      onMouseEnter={() => setIsOpen(true)}
      onMouseLeave={() => setIsOpen(button.current?.matches(':focus') === true)}
    >
      <button
        className="tip-button"
        type="button"
        ref={button}
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(tip.current?.matches(':hover') === true)}
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
