/** A button with the name of a dialog, which is fetched when it is first pressed. */
import type { ComponentType } from 'react';
import { useState } from 'react';
import { notFetched } from '../element/not-fetched.js';
import { useWidget } from '../element/widget-context.js';

export interface DialogState {
  isOpen: boolean;
  onClose: () => void;
}

interface DialogButtonProps {
  children: string;
  /** Rejects without a connection; asked again it tries again. */
  fetchDialog: () => Promise<ComponentType<DialogState>>;
}

export function DialogButton({ children, fetchDialog }: DialogButtonProps) {
  const { host } = useWidget();
  const [fetched, setFetched] = useState<{ Dialog: ComponentType<DialogState> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  async function open() {
    setProblem('');
    try {
      const Dialog = fetched?.Dialog ?? (await fetchDialog());
      setFetched({ Dialog });
      setOpen(true);
    } catch {
      setProblem(notFetched.message);
      host?.emit('kerf-error', notFetched);
    }
  }
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      {fetched && <fetched.Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
      <span className="slot" role="alert">
        {problem}
      </span>
    </>
  );
}
