/** What a page says of something that a form of the account did. */
import { maxAddresses, messages } from '@kerf/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../../../pages/said.js';
import { readSaid, saidCookie } from '../../http/said-cookie.js';

const passwordChanged = 'Your password is changed. You are signed out everywhere else.';

const doneWords = {
  'name-changed': 'Your name is changed.',
  'address-added': messages.addressAdded,
  'address-edited': messages.addressEdited,
  'address-removed': 'The address is removed.',
  'default-chosen': 'Your checkout begins with this address from now on.',
  'password-changed': passwordChanged,
  'common-password-chosen': `${passwordChanged} ${messages.passwordCommon}`,
  'email-change-asked': messages.codeSent,
  'email-change-stopped': 'Nothing was changed. You can enter another address.',
  'email-changed': `${messages.emailVerified} You sign in with it from now on.`,
  'cart-joined':
    'Your account’s cart had something in it already: that is in your cart now, with what you chose here. Look at all of it before you order.',
  'signed-out': 'Signed out there.',
  left: 'You are signed out.',
  'signed-out-everywhere': 'You are signed out everywhere.',
  closed: 'Your account is closed.',
  'order-forgotten':
    'This device has forgotten the order. Its number and your e-mail open it again, here or anywhere.',
  'orders-forgotten':
    'This device has forgotten the orders. The number of each and your e-mail open it again, here or anywhere.',
};

/** What was not done beside something that was. */
const refusedWords = {
  'signed-out-of-checkout': 'You are signed out, and nothing was ordered. Sign in to go on with your order.',
  'ordered-already':
    'This was ordered already. To see the order, sign in, or open it with its number and your e-mail.',
  'address-not-added': `${messages.addressNotAdded} An account keeps at most ${maxAddresses}. Your order has it all the same.`,
};

export type DoneName = keyof typeof doneWords | keyof typeof refusedWords;

/** Takes what a page is to say of what was just done: the page says it once, and no address makes it say anything. */
export function takeDone({ headers }: FastifyRequest, reply: FastifyReply, publicUrl: string): Notice | null {
  const what = readSaid(headers);
  if (what === null) return null;
  reply.header('set-cookie', saidCookie(null, publicUrl));
  if (Object.hasOwn(refusedWords, what))
    return { kind: 'refused', message: refusedWords[what as keyof typeof refusedWords] };
  return Object.hasOwn(doneWords, what)
    ? { kind: 'done', message: doneWords[what as keyof typeof doneWords] }
    : null;
}
