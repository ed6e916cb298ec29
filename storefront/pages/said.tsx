import type { InputFault } from '@kerf/sdk/rules';
import type { ReactNode } from 'react';
import { FaultList, firstOfEach } from './fault-list.js';

/** What was just done, or why it was not. */
export interface Notice {
  kind: 'done' | 'refused';
  message: string;
  /** The id of the field at fault, which the words lead to. */
  field?: string | undefined;
  /** Everything that is at fault, each led to from its words; default `field` alone. */
  faults?: readonly InputFault[] | undefined;
}

/** Where forms and what answers them lead to: a page that opens there has the focus on it. */
export const saidAt = '#said';

/** A notice, which has the focus after the page has loaded. What follows from it stands beside it. */
export function Said({ notice, children }: { notice: Notice; children?: ReactNode }) {
  const { kind, message, field, faults = [] } = notice;
  return (
    <div className={`said ${kind}`} id="said" tabIndex={-1} role="status">
      {firstOfEach(faults).length > 1 ? (
        <FaultList faults={faults} />
      ) : (
        <p>{field === undefined ? message : <a href={`#${field}`}>{message}</a>}</p>
      )}
      {children}
    </div>
  );
}
