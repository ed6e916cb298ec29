/** What the form of a step says: what was typed, and what is wrong with it. */
import type { InputFault, TypedAddress } from '@kerf/sdk/rules';
import { addressChoices } from '../../../pages/checkout/address-choice.js';
import type { CheckoutPath } from '../../../pages/checkout/checkout-page.js';
import type { TypedCheckout } from '../../checkout/checkouts.js';
import { readChoice } from './checkout-forms.js';
import { guestFault, type Opened } from './opened-checkout.js';

/** The steps at which something is typed. */
export type TypedPath = Exclude<CheckoutPath, '/checkout/review'>;

/** What a step's form was read as. */
interface ReadStep {
  typed: TypedCheckout;
  faults: readonly InputFault[];
  /** What is to be added to the account; null for nothing. */
  toSave: TypedAddress | null;
}

/** To who sends a way of paying that is not on the page (any more). */
const wayNotOffered = 'This way of paying is not offered any more. Please choose how you pay.';

/** The boxes of a form that are ticked and are of that form alone. */
export const ticksOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...form].filter(([name]) => name.endsWith('_save')));

/** Reads the form of a step, of a checkout as it stands. */
export function readStep(
  path: TypedPath,
  form: URLSearchParams,
  { checkout: { typed }, saved }: Pick<Opened, 'checkout' | 'saved'>,
  takesCards: boolean,
): ReadStep {
  if (path === '/checkout') {
    const email = (form.get('email') ?? '').slice(0, 300);
    const fault = guestFault(email);
    return { typed: { ...typed, email }, faults: fault ? [fault] : [], toSave: null };
  }
  if (path === '/checkout/delivery') {
    const { address: ship, faults, isSaved } = readChoice(form, 'shipping', saved ?? []);
    return { typed: { ...typed, ship }, faults, toSave: isSaved ? ship : null };
  }
  const chosen = form.get('payment') || 'invoice';
  const isOffered = chosen === 'invoice' || (chosen === 'card' && takesCards);
  const payment = isOffered ? chosen : typed.payment;
  const wrong = isOffered ? [] : [{ field: 'payment', message: wayNotOffered }];
  const usesPoints = form.get('uses_points') === '1';
  if (!form.get(addressChoices.billing.name))
    return { typed: { ...typed, bill: null, payment, usesPoints }, faults: wrong, toSave: null };
  const { address: bill, faults, isSaved } = readChoice(form, 'billing', saved ?? []);
  return {
    typed: { ...typed, bill, payment, usesPoints },
    faults: [...wrong, ...faults],
    toSave: isSaved ? bill : null,
  };
}
