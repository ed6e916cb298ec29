import type { BillTo, Quotation } from '@kerf/sdk/contract';
import { billToFields, billToLines } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useRef } from 'react';
import { ErrorSlot } from '../ui/error-slot.js';
import { keepKeys } from '../ui/keep-keys.js';

interface BillToPartProps {
  quotation: Quotation;
  /** What is typed; null while nothing is edited. */
  typed: BillTo | null;
  isBusy: boolean;
  /** Why it was not saved. */
  problem: Problem | null;
  onType: (change: Partial<BillTo>) => void;
  /** Switches editing on, and off again: then it is saved. */
  onSwitch: () => void;
}

const autoComplete = { name: 'name', company: 'organization', address: 'street-address' } as const;

/** Whom a quotation is for, edited where it stands. */
export function BillToPart({ quotation, typed, isBusy, problem, onType, onSwitch }: BillToPartProps) {
  const first = useRef<HTMLInputElement | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const wasEditing = useRef(false);
  const isEditing = typed !== null;
  useEffect(() => {
    if (isEditing) first.current?.focus();
    else if (wasEditing.current) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const lines = billToLines(quotation);
  const errorOf = (field: string) => (problem?.field === field ? problem.message : '');
  return (
    <section className="quotation-bill" part="bill-to" aria-labelledby="quotation-bill">
      <h3 id="quotation-bill">Bill to</h3>
      {typed ? (
        // Sent by Enter in a line as by the button.
        <form
          className="quotation-fields"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSwitch();
          }}
        >
          {billToFields.map(({ field, label, max }, at) => {
            const id = `quotation-${field}`;
            const shared = {
              className: 'quotation-input',
              id,
              name: field,
              maxLength: max,
              value: typed[field],
              autoComplete: autoComplete[field],
              'aria-invalid': errorOf(field) ? ('true' as const) : undefined,
              'aria-describedby': `${id}-error`,
            };
            return (
              <div key={field}>
                <label htmlFor={id}>{label}</label>
                {field === 'address' ? (
                  <textarea
                    {...shared}
                    rows={3}
                    onInput={({ currentTarget }) => onType({ address: currentTarget.value })}
                  />
                ) : (
                  <input
                    {...shared}
                    type="text"
                    ref={(element) => {
                      keepKeys(element);
                      if (at === 0) first.current = element;
                    }}
                    onInput={({ currentTarget }) => onType({ [field]: currentTarget.value })}
                  />
                )}
                <ErrorSlot name={id} message={errorOf(field)} />
              </div>
            );
          })}
          <button className="button" type="submit" aria-disabled={isBusy || undefined}>
            Done
          </button>
        </form>
      ) : (
        <>
          {lines.length > 0 ? (
            <p className="quotation-lines">{lines.join('\n')}</p>
          ) : (
            <p className="hint">Say whom it is for, and it stands on the paper.</p>
          )}
          <button className="button" type="button" ref={button} onClick={onSwitch}>
            Edit<span className="out"> bill to</span>
          </button>
        </>
      )}
      <div role="alert">
        {problem && !problem.field && <p className="quotation-problem">{problem.message}</p>}
      </div>
    </section>
  );
}
