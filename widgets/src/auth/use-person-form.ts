import type { InputFault } from '@kerf/sdk/rules';
import type { PersonForm, Problem } from '@kerf/sdk/runtime';
import { useRef, useState } from 'react';
import { useShop } from '../element/use-shop.js';
import { flaggedFields } from './flagged-fields.js';

/** What the fields of a form hold, by name; a box that is not ticked is not there. */
type Typed = Readonly<Record<string, string>>;

interface PersonFormParts {
  form: PersonForm;
  /** What is wrong with what was typed, before anything is sent. */
  check: (typed: Typed) => readonly (InputFault | null)[];
  /** Sends it; the problem, or null when it worked. */
  send: (typed: Typed) => Promise<Problem | null>;
  /** Words of the server stand beneath the form, with the field that they are about marked. */
  isBeneath?: boolean;
}

/**
 * A form about a person: what is wrong with it, and whether it is under way. It begins with what a form without script
 * came to, where the page answers one.
 */
export function usePersonForm({ form, check, send, isBeneath = false }: PersonFormParts) {
  const posted = useShop(({ person }) => person?.posted);
  const own = posted?.form === form ? posted : undefined;
  const [faults, setFaults] = useState<readonly InputFault[]>(
    own?.problem && !isBeneath ? toFaults(own.problem) : [],
  );
  const [beneath, setBeneath] = useState<Problem | null>(own?.problem && isBeneath ? own.problem : null);
  const [isBusy, setIsBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  function show(problem: Problem): void {
    const { current } = element;
    // A fault without a field of this form stands beneath it.
    const isField = !isBeneath && problem.field !== undefined && current?.elements.namedItem(problem.field);
    setFaults(isField ? toFaults(problem) : []);
    setBeneath(isField ? null : problem);
    const [flagged] = isField ? [problem.field ?? ''] : flaggedFields(problem);
    const field = flagged && current?.elements.namedItem(flagged);
    if (field instanceof HTMLElement) field.focus();
  }

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault();
    const { current } = element;
    if (isBusy || !current) return;
    const typed = Object.fromEntries(
      [...new FormData(current)].map(([name, value]) => [name, String(value)]),
    );
    const found = check(typed).filter((fault) => fault !== null);
    setFaults(found);
    setBeneath(null);
    const [first] = found;
    if (first) {
      const field = current.elements.namedItem(first.field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setIsBusy(true);
    const problem = await send(typed);
    setIsBusy(false);
    if (problem) show(problem);
  }

  return {
    isBusy,
    beneath,
    values: own?.values ?? {},
    /** The words under a field; '' for none. */
    errorOf: (field: string) => faults.find((fault) => fault.field === field)?.message ?? '',
    isFlagged: (field: string) => beneath !== null && flaggedFields(beneath).includes(field),
    show,
    /** To be spread on the form. */
    props: { ref: element, method: 'post', noValidate: true, onSubmit: submit } as const,
  };
}

const toFaults = ({ field = '', message }: Problem): InputFault[] => [{ field, message }];
