import { memberHintName } from '@kerf/sdk/contract';
import { hasCookie } from '@kerf/sdk/runtime';
import { KerfElement } from '../element/kerf-element.js';
import styles from '../person-form/person-form.css?inline';
import fields from '../theme/fields.css?inline';
import overPage from '../theme/over-page.css?inline';
import dialog from '../ui/dialog.css?inline';
import tabs from '../ui/tabs.css?inline';
import { Auth } from './auth.js';

import { fetchOwnForms, ownForms } from './own-forms.js';
import { hasBegun } from './proof-key.js';

/**
 * Signing in and registering. On the pages of the shop itself these are forms; anywhere else a button that opens the
 * shop's own page, so that no other site sees a password.
 *
 * @tag kerf-auth
 * @attr {'sign-in' | 'register' | 'modal' | 'guest-sign-in'} show - What it is: a form; a dialog with both, which `open` opens; or, of a guest whose `email` is registered, a dialog that asks for the password. Default: sign-in.
 * @attr {'sign-in' | 'register'} open - Opens the dialog with that tab; taken away when it closes.
 * @attr {string} forms - Which ways to sign in there are, of `member` and `non-member`. Default: both, as tabs.
 * @attr {'header' | 'quote' | 'sample-pack' | 'inquiry' | 'order'} context - What it is part of, which decides what is offered beside it and what follows. Default: a page of its own.
 * @attr {'quote-request' | 'special-processing'} modal - What `kerf-follow-up` names afterwards, where it is part of a quote; after a registration two seconds later.
 * @attr {string} redirect - Path of the shop to go to afterwards.
 * @attr {string} email - An address to begin with.
 * @attr {string} social - Which providers of social sign-in there are, of `facebook` and `google`. Default: none.
 * @attr {'withheld' | 'granted'} consent - `withheld` keeps everything out of the browser's storage until it is `granted`:
 *   who signs in is known on this page alone until then, and is kept from then on. Default: granted.
 * @fires {CustomEvent<Record<string, never>>} kerf-ready - It can be used.
 * @fires {CustomEvent<Problem>} kerf-error - The forms did not come, or the browser opened no window of the shop; the widget says so.
 * @fires {CustomEvent<SignedInUser>} kerf-signed-in - Somebody signed in or registered.
 * @fires {CustomEvent<Record<string, never>>} kerf-signed-out - Somebody signed out.
 * @fires {CustomEvent<FollowUp>} kerf-follow-up - What was under way before the sign-in is to be opened again.
 * @fires {CustomEvent<Record<string, never>>} kerf-guest - Somebody goes on without an account.
 * @fires {CustomEvent<Record<string, never>>} kerf-cancel - The guest with a registered address gave up.
 * @fires {CustomEvent<OrderOpened>} kerf-order-opened - Somebody opened an order without an account.
 * @csspart sign-in - The login panel.
 * @csspart elsewhere - What stands in its stead on another site.
 * @csspart sign-in-link - The button there.
 * @csspart member-form - The form for members.
 * @csspart non-member-form - The form for an order.
 * @csspart forgot-form - The form for a forgotten password.
 * @csspart confirmation - Says that a temporary password was sent.
 * @csspart register-form - The form for a registration.
 * @csspart register-link - Leads to the registration.
 * @csspart social - A button that signs in with an account elsewhere.
 * @csspart thanks - What stands in its place afterwards.
 * @csspart guest - The way on without an account.
 * @csspart dialog - The dialog with both.
 * @csspart verification - The dialog that proves an address.
 * @csspart guest-sign-in - The dialog that asks a guest for the password.
 * @csspart rank - The dialog with the member's rank.
 * @csspart submit - The button of a form.
 * @csspart error-notice - What is shown instead when the forms did not come.
 * @csspart error - An error slot under a field, or beneath a form.
 * @csspart form-error - That beneath a form.
 * @csspart toast - What is said for a moment.
 */
export class AuthElement extends KerfElement {
  static override readonly component = Auth;
  static override readonly styles = overPage + fields + dialog + tabs + styles;
  /**
   * Who comes back with an account elsewhere has asked for what follows before; who is kept signed in is signed in; who
   * began to register goes on.
   */
  static override readonly actsAlone =
    globalThis.location?.hash.startsWith('#social=') || hasCookie(`${memberHintName}=1`) || hasBegun()
      ? '*'
      : '';
  static override readonly observedAttributes = [
    'show',
    'open',
    'forms',
    'context',
    'redirect',
    'email',
    'social',
    'modal',
    'consent',
  ];

  /** @internal A server drew the forms. */
  override prepare(): Promise<void> | undefined {
    return ownForms() ? undefined : fetchOwnForms();
  }
}
