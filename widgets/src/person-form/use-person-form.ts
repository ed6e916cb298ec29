import type { InputFault } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useRef, useState } from 'react';
import { useShop } from '../element/use-shop.js';
import { flaggedFields } from './flagged-fields.js';

/** What the fields of a form hold, by name; a box that is not ticked is not there. */
type Typed = Readonly<Record<string, string>>;

interface PersonFormParts {
  /** Unique in the widget. What a form of that name without script came to, it begins with. */
  form: string;
  /** What is wrong with what was typed, before anything is sent. */
  check: (typed: Typed) => readonly (InputFault | null)[];
  /** Sends it; the problem, or null when it worked. */
  send: (typed: Typed) => Promise<Problem | null>;
  /** Words of the server stand beneath the form, with the field that they are about marked. */
  isBeneath?: boolean;
}

export type PersonFormState = ReturnType<typeof usePersonForm>;

/**
 * A form about a person: what is wrong with it, and whether it is under way. It begins with what a form without script
 * came to, where the page answers one.
 */
export function usePersonForm({ form, check, send, isBeneath = false }: PersonFormParts) {
  const posted = useShop(({ person }) => person?.posted);
  const own = posted?.form === form ? posted : undefined;
  const [faults, setFaults] = useState<readonly InputFault[]>(
    own?.problem && !isBeneath ? (own.faults ?? toFaults(own.problem)) : [],
  );
  const [beneath, setBeneath] = useState<Problem | null>(own?.problem && isBeneath ? own.problem : null);
  const [isBusy, setIsBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const id = `${form}-words`;

  /** Leads to a field of this form; false where it has none of that name. */
  function lead(name = ''): boolean {
    const named = name && element.current?.elements.namedItem(name);
    // Of boxes of one name, the first.
    const field = named instanceof RadioNodeList ? named[0] : named;
    if (!(field instanceof HTMLElement)) return false;
    field.focus();
    return true;
  }

  function show(problem: Problem): void {
    // A fault without a field of this form stands beneath it.
    if (!isBeneath && lead(problem.field)) {
      setFaults(toFaults(problem));
      return;
    }
    setBeneath(problem);
    lead(flaggedFields(problem)[0]);
    // Once they are drawn: on a small screen they are far below the field.
    requestAnimationFrame(() =>
      element.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault();
    const { current } = element;
    if (isBusy || !current) return;
    const typed = typedIn(current);
    const found = check(typed).filter((fault) => fault !== null);
    setBeneath(null);
    const [first] = found;
    if (first) {
      setFaults(found);
      lead(first.field);
      return;
    }
    setIsBusy(true);
    const problem = await send(typed);
    setIsBusy(false);
    // Not before: the button would move from under who presses it twice.
    setFaults([]);
    if (problem) show(problem);
  }

  /** Says what is wrong with one field as it stands, before anything is sent. */
  function look(name: string): void {
    const { current } = element;
    if (!current) return;
    const found = check(typedIn(current))
      .filter((fault) => fault !== null)
      .filter(({ field }) => field === name);
    setFaults((faults) => [...faults.filter(({ field }) => field !== name), ...found]);
  }

  return {
    id,
    look,
    isBusy,
    beneath,
    values: own?.values ?? {},
    /** What a field of this name is and what is said of it, to be spread on it. */
    field: (name: string) => ({
      name,
      error: faults.find((fault) => fault.field === name)?.message ?? '',
      flaw: beneath && flaggedFields(beneath).includes(name) ? id : undefined,
    }),
    /** To be spread on the form. What is typed into a field takes its fault away: it is looked at again when it is sent, or by `look`. */
    props: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onInput: ({ target }: { target: EventTarget | null }) => {
        const { name } = target as HTMLInputElement;
        setFaults((found) => found.filter(({ field }) => field !== name));
      },
    } as const,
  };
}

const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const toFaults = ({ field = '', message }: Problem): InputFault[] => [{ field, message }];
