/** A short explanation behind a question mark: on hover, on focus, gone with Escape. */
import { useState } from 'react';

export function Tip({ id, label, text }: { id: string; label: string; text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <span className="tip">
      <button
        className="tip-button"
        type="button"
        aria-label={label}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        ?
      </button>
      <span className={open ? 'tip-text open' : 'tip-text'} id={id} role="tooltip">
        {text}
      </span>
    </span>
  );
}
