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
  isOpen: boolean;
  /** It was closed by the visitor, or is asked to close. */
  onClose: () => void;
  /** Drawn only while it is open. */
  children: ReactNode;
  part: string;
}

export function Dialog({ id, title, isOpen, onClose, children, part }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is in it, which may move the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
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
      onClose={onClose}
      // The content fills it, so that a press on the dialog itself is one beside it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      // What is typed here is none of the page's shortcuts.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {isOpen && (
        <div className="dialog-sheet">
          <div className="dialog-head">
            <h2 className="dialog-title" id={`${id}-title`}>
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
