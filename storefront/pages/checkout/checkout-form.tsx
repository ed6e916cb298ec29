import type { ReactNode } from 'react';
import { FaultList } from '../fault-list.js';
import type { Attempt } from '../field.js';
import { saidAt } from '../said.js';

/** The form of a step, for buttons that stand outside of it. */
export const stepFormId = 'step';

interface CheckoutFormProps {
  action: string;
  button: string;
  attempt: Attempt;
  children: ReactNode;
}

/**
 * The form of a step. What is wrong stands at the top, each with the way to its field, besides the words at the field. It has the
 * focus when the page opens and is heard by that: an alert would be heard twice.
 */
export function CheckoutForm({ action, button, attempt: { faults }, children }: CheckoutFormProps) {
  return (
    <form className="fields" id={stepFormId} method="post" action={action + saidAt} noValidate data-check>
      {faults.length > 0 && (
        <div className="said refused" id="said" tabIndex={-1}>
          <FaultList faults={faults} />
        </div>
      )}
      {children}
      <div>
        <button className="act first" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
