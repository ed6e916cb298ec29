/** The steps' forms: what is sent is kept whatever it is, and told about where something is wrong. */
import { maxPersonNameLength } from '@kerf/sdk/contract';
import type { InputFault, TypedAddress } from '@kerf/sdk/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CheckoutPath } from '../../../pages/checkout/checkout-page.js';
import { saidAt } from '../../../pages/said.js';
import { keepCheckout } from '../../checkout/checkouts.js';
import { ApiFailure } from '../../http/api-failure.js';
import { formOf } from '../../http/read-form.js';
import { saidCookie } from '../../http/said-cookie.js';
import type { Member } from '../../people/account.js';
import { addAddress } from '../../people/address-book.js';
import { isRegistered } from '../../people/person-rows.js';
import type { DoneName } from '../account/done-words.js';
import { addressFormDoubts } from '../address-form.js';
import { backToForm, keepForm } from '../kept-forms.js';
import { hasAccount, type Opening, toSignInAgain, wasSignedOut } from './opened-checkout.js';
import { readStep, type TypedPath, ticksOf } from './read-step.js';
import { type CheckoutParts, isStep } from './show-step.js';
import { keepSignedOut } from './signed-out-form.js';

/** Where somebody signs in or registers on the way, and the form there. */
const waysIn = {
  '/sign-in': { path: '/sign-in?redirect=%2Fcheckout%2Fdelivery', form: 'member' },
  '/register': { path: '/register?redirect=%2Fcheckout%2Fdelivery', form: 'register' },
} as const;
const isWayIn = (path: string): path is keyof typeof waysIn => Object.hasOwn(waysIn, path);

/** When a form was sent, as its browser says, ms since 1970; null where it does not. */
const typedAt = (text: string): number | null => (/^\d{1,15}(\.\d)?$/.test(text) ? Number(text) : null);

export function takeSteps(
  checkout: FastifyInstance,
  parts: CheckoutParts,
  { memberOf, open }: Opening,
): void {
  const { catalogue, payments, people, publicUrl } = parts;
  const { db, now } = people;

  /** Adds an address to the account, and what the next page says of it; an order does not wait for either. */
  async function save(member: Member, address: TypedAddress): Promise<DoneName | null> {
    try {
      await addAddress(people, member.person.id, {
        ...address,
        label: address.street_address.trim().slice(0, maxPersonNameLength),
      });
      return 'address-added';
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
      return error.code === 'ADDRESS_EXISTS' ? null : 'address-not-added';
    }
  }

  /** Who has an account orders with it: what is placed stands in it, and nobody else is to put it there. */
  async function accountFaults({ ip }: FastifyRequest, email: string): Promise<InputFault[]> {
    // Beyond that it is asked once the order is placed: nobody is kept from ordering.
    const mayTell = await people.limits.takeOrderingEmail(ip).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiFailure) return false;
        throw error;
      },
    );
    if (!mayTell) return [];
    return (await isRegistered(db, email)) ? [{ field: 'email', message: hasAccount }] : [];
  }

  /** A step that was sent: kept whatever it is, and shown again with what is wrong, or left for the next. */
  const step = (path: TypedPath, next: CheckoutPath) =>
    checkout.post(path, async (request, reply) => {
      const opened = await open(request);
      const form = formOf(request.body);
      const isOut = wasSignedOut(form, opened?.member ?? (await memberOf(request)));
      // Nobody is led away by a question about a field.
      if (isOut && form.get('go') === 'stay') return reply.send({ faults: [], doubts: [] });
      if (isOut) {
        await keepSignedOut(request, reply, parts, { path, form });
        return toSignInAgain(reply, path, publicUrl);
      }
      if (!opened) return reply.redirect('/cart', 303);
      const { typed, faults: wrong, toSave = null } = readStep(path, form, opened, payments !== null);
      const faults = [...wrong];
      const go = form.get('go') ?? '';
      const at = typedAt(form.get('typed_at') ?? '');
      await keepCheckout(db, opened.checkout, typed, now(), { at, yieldsToLater: go === 'stay' });
      if (go === 'stay') {
        const { suburbs } = catalogue();
        const { ship, bill } = typed;
        const doubts = [
          ...addressFormDoubts(ship, 'shipping', suburbs),
          ...addressFormDoubts(bill, 'billing', suburbs),
        ];
        return reply.send({ faults, doubts });
      }
      if (isStep(go)) return reply.redirect(go, 303);
      if (isWayIn(go)) {
        // What is typed goes along, and not in the address.
        const values = { email: typed.email };
        await keepForm(request, reply, parts, waysIn[go].path, {
          posted: { form: waysIn[go].form, values, problem: null },
        });
        return reply.redirect(waysIn[go].path, 303);
      }
      if (faults.length === 0 && path === '/checkout')
        faults.push(...(await accountFaults(request, typed.email)));
      if (faults.length > 0) {
        return backToForm(request, reply, parts, path, { faults, status: 422, ticks: ticksOf(form) });
      }
      const said = toSave && opened.member && (await save(opened.member, toSave));
      if (!said) return reply.redirect(next, 303);
      return reply.header('set-cookie', saidCookie(said, publicUrl)).redirect(next + saidAt, 303);
    });

  step('/checkout', '/checkout/delivery');
  step('/checkout/delivery', '/checkout/payment');
  step('/checkout/payment', '/checkout/review');
}
