import { requestQuote } from '@kerf/sdk/actions';
import type { QuoteRequestInput, QuoteType } from '@kerf/sdk/contract';
import type { InputFault } from '@kerf/sdk/rules';
import { type Problem, randomKey } from '@kerf/sdk/runtime';
import { useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { usePersonForm } from '../person-form/use-person-form.js';
import type { OpenQuoteProps } from './open-quote.js';

/** What the fields of the form hold, by name. */
type Typed = Readonly<Record<string, string>>;

interface QuoteFormParts extends Pick<OpenQuoteProps, 'name' | 'item' | 'selection'> {
  kind: () => QuoteType;
  check: (typed: Typed) => readonly InputFault[];
  /** What is sent of it. */
  body: (typed: Typed) => QuoteRequestInput | FormData;
  /** Why it can't be sent yet, beside what is typed; null where it can. */
  hindrance?: () => Problem | null;
  onSent: (number: string) => void;
}

/** The same for the same request, however often it is sent; another one for another. */
const nameOf = (body: QuoteRequestInput | FormData): string =>
  JSON.stringify(body instanceof FormData ? [...body] : body);

/**
 * A form that asks for a quote: what is wrong with it, and whether it is under way. The page is told before anything is
 * sent, and can prevent it. `registered` is an address whose owner is to sign in first.
 */
export function useQuoteForm(parts: QuoteFormParts) {
  const { runtime, host } = useWidget();
  const named = useRef({ of: '', key: '' });
  const [registered, setRegistered] = useState('');
  const about = { configuration: parts.name, item: parts.item };

  const form = usePersonForm({
    form: 'quote',
    check: parts.check,
    async send(typed) {
      const hindrance = parts.hindrance?.() ?? null;
      if (hindrance) return hindrance;
      const detail = { ...about, selection: parts.selection, kind: parts.kind() };
      if (!host?.emit('kerf-before-quote', detail, true)) return null;
      const body = parts.body(typed);
      const of = nameOf(body);
      if (named.current.of !== of) named.current = { of, key: randomKey() };
      const outcome = await requestQuote(runtime, body, named.current.key);
      if (outcome.ok) {
        host?.emit('kerf-quote', { ...detail, number: outcome.number });
        parts.onSent(outcome.number);
        return null;
      }
      const { problem } = outcome;
      host?.emit('kerf-error', { ...about, ...problem });
      if (problem.code === 'PEOPLE_EMAIL_REGISTERED') setRegistered(typed.email_address?.trim() ?? '');
      return problem;
    },
  });
  return { form, registered, forgetRegistered: () => setRegistered('') };
}
