/** Looking at an order without an account. */
import { checkOrderNumber, openOrder } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { emailFault } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../element/use-hydrated.js';
import { useWidget } from '../element/widget-context.js';
import { FormFoot } from '../person-form/form-foot.js';
import { usePersonForm } from '../person-form/use-person-form.js';
import { TextField } from '../ui/text-field.js';
import type { AuthPlace } from './auth-place.js';
import { EmailField } from './email-field.js';

/** Of a text that can't be the number of an order, whatever it was. */
const noNumber = 'Please enter a number such as K26-7QXM4DWA.';

export interface NonMemberFormProps {
  place: AuthPlace;
  onOpened: (orderNumber: string) => void;
}

export function NonMemberForm({ place, onOpened }: NonMemberFormProps) {
  const { runtime } = useWidget();
  const isHydrated = useHydrated();
  const [number, setNumber] = useState({ isValid: false, error: '' });
  const [isOver, setIsOver] = useState(false);
  const asked = useRef<AbortController | null>(null);

  async function check({ value }: Pick<HTMLInputElement, 'value'>) {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    if (!value.trim()) {
      setNumber({ isValid: false, error: messages.orderNumberRequired });
      return;
    }
    const outcome = await checkOrderNumber(runtime, value, controller.signal);
    if (controller.signal.aborted) return;
    // Where it can't be found out whether it is one, the shop says so when it is sent.
    const isValid = !outcome.ok || outcome.isValid;
    setNumber({ isValid, error: isValid ? '' : noNumber });
  }

  const own = usePersonForm({
    form: 'non-member',
    isBeneath: true,
    check({ email = '', order_number = '' }) {
      const message = order_number.trim() ? number.error : messages.orderNumberRequired;
      setNumber({ ...number, error: message });
      return [message ? { field: 'order_number', message } : null, emailFault(email)];
    },
    async send({ email = '', order_number = '' }) {
      const outcome = await openOrder(runtime, { email, order_number });
      setIsOver(false);
      if (!outcome.ok) return outcome.problem;
      onOpened(outcome.orderNumber);
      return null;
    },
  });
  // What the shop said was of a number and an address: typed over, either is another.
  const form =
    isOver && own.beneath !== null
      ? { ...own, beneath: null, field: (name: string) => ({ ...own.field(name), flaw: undefined }) }
      : own;
  useEffect(() => {
    // One that the page came with, as from a letter, was typed by nobody.
    const { order_number: value = '' } = form.values;
    if (value) check({ value });
    return () => asked.current?.abort();
  }, []);
  return (
    <form
      className="stack"
      part="non-member-form"
      action="/sign-in/order"
      {...own.props}
      onInput={(event) => {
        own.props.onInput(event);
        setIsOver(true);
      }}
    >
      {place.redirect && <input type="hidden" name="redirect" value={place.redirect} />}
      <TextField
        {...form.field('order_number')}
        label="Order Number"
        id="order-number"
        autoComplete="off"
        value={form.values.order_number}
        error={number.error}
        onType={check}
      />
      <EmailField id="order-email" autoComplete="email" form={form} email={place.email} />
      <FormFoot label="Check Your Order" form={form} isVain={isHydrated && !number.isValid} />
    </form>
  );
}
