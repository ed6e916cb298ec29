/** Who uses the page, as its widgets know. Nobody asks before somebody needs to know. */
import type { Guest, User } from '../contract/people.js';
import type { Problem } from '../errors/problem.js';
import type { InputFault } from '../rules/people/person-input.js';

export interface PersonState {
  /** 'unknown' until it was asked. */
  status: 'unknown' | 'known';
  user: User | null;
  guest: Guest | null;
  /** The bearer token of the calls of this page; null where there is none, or a cookie of the shop's own pages. */
  token: string | null;
  /** A temporary password signed in: all that is open is choosing another one. */
  mustChoosePassword: boolean;
  /** Somebody without an account looks at an order, the number of which this is. */
  isGuestMode: boolean;
  /** Somebody without an account chose to go on as a guest, and is not asked again during this visit. */
  goesAsGuest: boolean;
  orderNumber: string | null;
  /** What a form without script sent, and what became of it; only on the page that answers it. */
  posted?: PostedForm;
}

/** As long as nobody asked. */
export const unknownPerson: PersonState = {
  status: 'unknown',
  user: null,
  guest: null,
  token: null,
  mustChoosePassword: false,
  isGuestMode: false,
  goesAsGuest: false,
  orderNumber: null,
};

/** A form about a person that was sent without script, as the page that answers it is drawn. */
export interface PostedForm {
  form: PersonForm;
  /** What was typed, passwords apart, and what stands in hidden fields. */
  values: Readonly<Record<string, string>>;
  problem: Problem | null;
  /** All that is wrong with it, where that is more than the problem's own field. */
  faults?: readonly InputFault[];
}

/** The forms about people, each a step of its own where there is no script. */
export type PersonForm =
  | 'member'
  | 'non-member'
  | 'forgot-password'
  | 'confirmation'
  | 'register'
  | 'verify-code'
  | 'success';
