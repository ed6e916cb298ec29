/**
 * A modal dialog: on top of whatever the page has, focus kept in it and given back, gone with Escape, with a press
 * beside it and with its button. Needs `dialog.css` among the widget's styles.
 */
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { holdPage } from './hold-page.js';

export interface DialogProps {
  /** Unique in the widget. */
  id: string;
  title: string;
  /** Id of the words in it that are read with its title. */
  describedBy?: string;
  isOpen: boolean;
  /** Whether it keeps what is in it, as it is, while it is closed. */
  isKept?: boolean;
  /** It was closed by the visitor, or is asked to close. */
  onClose: () => void;
  /** Drawn while it is open, or kept. */
  children: ReactNode;
  part: string;
}

export function Dialog({ id, title, describedBy, isOpen, isKept, onClose, children, part }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is in it, which may move the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    // Where it asks for it, else where reading begins, and not on the way out.
    (element.querySelector<HTMLElement>('[autofocus]') ?? element.querySelector('h2'))?.focus();
    const letGo = holdPage();
    // Closed before it leaves the document, or the browser would not give the focus back.
    return () => {
      element.close();
      letGo();
    };
  }, [isOpen]);
  return (
    <dialog
      className="dialog"
      part={part}
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      // Said in a task of its own: by then it may be open again.
      onClose={() => dialog.current?.open || onClose()}
      // The content fills it, so that a press on the dialog itself is one beside it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      // What is typed here is none of the page's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {(isOpen || isKept) && (
        <div className="dialog-sheet">
          <div className="dialog-head">
            <h2 className="dialog-title" id={`${id}-title`} tabIndex={-1}>
              {title}
            </h2>
            <button className="dialog-close" type="button" aria-label="Close" onClick={onClose}>
              <span aria-hidden="true">×</span>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
