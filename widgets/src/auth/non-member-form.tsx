/** Looking at an order without an account. */
import { checkOrderNumber, openOrder } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { emailFault } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../element/use-hydrated.js';
import { useWidget } from '../element/widget-context.js';
import { TextField } from '../ui/text-field.js';
import type { AuthPlace } from './auth-place.js';
import { FormFoot } from './form-foot.js';
import { usePersonForm } from './use-person-form.js';

export interface NonMemberFormProps {
  place: AuthPlace;
  onOpened: (orderNumber: string) => void;
}

export function NonMemberForm({ place, onOpened }: NonMemberFormProps) {
  const { runtime } = useWidget();
  const isHydrated = useHydrated();
  const [number, setNumber] = useState({ isValid: false, error: '' });
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);

  async function check({ value }: HTMLInputElement) {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    if (!value.trim()) {
      setNumber({ isValid: false, error: messages.orderNumberRequired });
      return;
    }
    const outcome = await checkOrderNumber(runtime, value, controller.signal);
    if (controller.signal.aborted) return;
    setNumber(
      outcome.ok
        ? { isValid: outcome.isValid, error: '' }
        : // Whether it is one can't be found out now: the shop says so when it is sent.
          { isValid: true, error: '' },
    );
  }

  const form = usePersonForm({
    form: 'non-member',
    isBeneath: true,
    check: ({ email = '', order_number = '' }) => [
      order_number.trim() ? null : { field: 'order_number', message: messages.orderNumberRequired },
      emailFault(email),
    ],
    async send({ email = '', order_number = '' }) {
      const outcome = await openOrder(runtime, { email, order_number });
      if (!outcome.ok) return outcome.problem;
      onOpened(outcome.orderNumber);
      return null;
    },
  });
  return (
    <form className="stack" part="non-member-form" action="/sign-in/order" {...form.props}>
      {place.redirect && <input type="hidden" name="redirect" value={place.redirect} />}
      <TextField
        label="Order Number"
        name="order_number"
        id="order-number"
        autoComplete="off"
        value={form.values.order_number}
        error={form.errorOf('order_number') || number.error}
        invalid={form.isFlagged('order_number')}
        onType={check}
      />
      <TextField
        label="Email Address"
        name="email"
        id="order-email"
        type="email"
        autoComplete="email"
        value={form.values.email ?? place.email}
        error={form.errorOf('email')}
        invalid={form.isFlagged('email')}
      />
      <FormFoot
        label="Check Your Order"
        isBusy={form.isBusy}
        problem={form.beneath}
        isDisabled={isHydrated && !number.isValid}
      />
    </form>
  );
}
