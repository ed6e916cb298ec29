import type { ReactNode } from 'react';

/** What was just done, or why it was not. */
export interface Notice {
  kind: 'done' | 'refused';
  message: string;
  /** The id of the field at fault, which the words lead to. */
  field?: string | undefined;
}

/** Where forms and what answers them lead to: a page that opens there has the focus on it. */
export const saidAt = '#said';

/** A notice, which has the focus after the page has loaded. What follows from it stands beside it. */
export function Said({ notice, children }: { notice: Notice; children?: ReactNode }) {
  const { kind, message, field } = notice;
  return (
    <div className={`said ${kind}`} id="said" tabIndex={-1} role="status">
      <p>{field === undefined ? message : <a href={`#${field}`}>{message}</a>}</p>
      {children}
    </div>
  );
}
