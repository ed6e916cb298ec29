/** People as they travel: who registers, who signs in, and what an account is. */
import { boolean, enums, type Infer, nullable, object, optional } from 'superstruct';
import { boundedList, boundedText, boundedWhole } from './bounded.js';
import {
  maxAccountEvents,
  maxCartLines,
  maxEmailLength,
  maxIdLength,
  maxPasswordLength,
  maxPersonNameLength,
  maxSessions,
} from './limits.js';

const Name = boundedText(maxPersonNameLength);
const Email = boundedText(maxEmailLength);
const Password = boundedText(maxPasswordLength);
/** The secret of one verification: who holds it, and knows the code, is who asked for it. */
const VerificationSecret = boundedText(maxIdLength);
const Time = boundedText();

/** What a code is asked for with on the registration page. `verification` makes it a resend. */
export const Registration = object({
  first_name: Name,
  last_name: Name,
  email: Email,
  subscribeToMail: optional(boolean()),
  verification: optional(VerificationSecret),
});
export type Registration = Infer<typeof Registration>;

/** What a code is asked for with where only the address is known yet. */
export const VerificationRequest = object({ email: Email, verification: optional(VerificationSecret) });
export type VerificationRequest = Infer<typeof VerificationRequest>;

/** The answer to whoever asked for a code; `email_verified` says that none is needed any more. */
export const VerificationAnswer = object({ email_verified: boolean(), verification: VerificationSecret });
export type VerificationAnswer = Infer<typeof VerificationAnswer>;

/** Proving an address with the code that was sent to it. */
export const Verification = object({
  email: Email,
  password: Password,
  verification_code: boundedText(),
  verification: VerificationSecret,
});
export type Verification = Infer<typeof Verification>;

/** What the popup of a social sign-in brought, with the `app_id` that it was opened with: neither opens anything alone. */
export const SocialHandle = object({ handle: boundedText(maxIdLength), app_id: boundedText(maxIdLength) });
export type SocialHandle = Infer<typeof SocialHandle>;

/** Making the account, once its address is proven. */
export const RegistrationEnd = object({
  email: Email,
  password: Password,
  verification: VerificationSecret,
  /** What a social sign-in is known by that named no address: it opens the account from then on. */
  social: optional(SocialHandle),
});
export type RegistrationEnd = Infer<typeof RegistrationEnd>;

export const MemberLogin = object({ email: Email, password: Password, remember_me: optional(boolean()) });
export type MemberLogin = Infer<typeof MemberLogin>;

export const NonMemberLogin = object({ order_number: boundedText(), email: Email });
export type NonMemberLogin = Infer<typeof NonMemberLogin>;

export const ForgotPassword = object({ email: Email });
export type ForgotPassword = Infer<typeof ForgotPassword>;

/** A remember token, where no cookie of the shop's own pages holds it. */
export const RememberedSession = object({ remember_token: optional(boundedText(maxIdLength)) });
export type RememberedSession = Infer<typeof RememberedSession>;

/** `ranking_notification` is 0 until the member was shown the rank. */
export const Rank = object({ name: boundedText(), ranking_notification: boundedWhole(0, 1) });
export type Rank = Infer<typeof Rank>;

/** A member. `points` are worth a dollar each. */
export const User = object({
  id: boundedText(maxIdLength),
  first_name: Name,
  last_name: Name,
  email: Email,
  rank: Rank,
  points: boundedWhole(0),
});
export type User = Infer<typeof User>;

/** Who asks or orders without an account. */
export const Guest = object({
  id: boundedText(maxIdLength),
  info: object({ first_name: Name, last_name: Name, email: Email }),
});
export type Guest = Infer<typeof Guest>;

/** A guest's name and address. */
export const GuestInfo = Guest.schema.info;
export type GuestInfo = Infer<typeof GuestInfo>;

/**
 * What stands beside the data of a sign-in: the bearer token, until when it is good without being used, and the remember
 * token that renews it for whoever asked to be kept signed in and has no cookie of the shop.
 */
export const SessionTokens = object({
  token: boundedText(maxIdLength),
  expires_at: Time,
  remember_token: optional(boundedText(maxIdLength)),
});
export type SessionTokens = Infer<typeof SessionTokens>;

/** Who signed in. `choose_password` says that the session opens nothing but choosing a new password. */
export const SignedIn = object({ user: User, choose_password: boolean() });
export type SignedIn = Infer<typeof SignedIn>;

/** Who asks: a member, a guest, or neither. */
export const Visitor = object({ user: nullable(User), guest: nullable(Guest) });
export type Visitor = Infer<typeof Visitor>;

export const NameChange = object({ first_name: Name, last_name: Name });
export type NameChange = Infer<typeof NameChange>;

/** `old_password` is left out where a temporary password signed in. */
export const PasswordChange = object({
  old_password: optional(Password),
  new_password: Password,
  confirm_password: Password,
});
export type PasswordChange = Infer<typeof PasswordChange>;

export const EmailChange = object({ email: Email, password: Password });
export type EmailChange = Infer<typeof EmailChange>;

/** The codes that came to the address of before and to the new one. */
export const EmailChangeEnd = object({
  verification: VerificationSecret,
  old_code: boundedText(),
  new_code: boundedText(),
});
export type EmailChangeEnd = Infer<typeof EmailChangeEnd>;

export const AccountEnd = object({ password: Password });
export type AccountEnd = Infer<typeof AccountEnd>;

/** A place where a member is signed in; `device` is what its browser calls itself. */
export const Session = object({
  id: boundedText(maxIdLength),
  device: boundedText(),
  is_current: boolean(),
  is_remembered: boolean(),
  /** The origin of the other site that somebody is signed in at; null for the shop itself. */
  site: nullable(boundedText()),
  signed_in_at: Time,
  last_seen_at: Time,
});
export type Session = Infer<typeof Session>;

export const Sessions = boundedList(Session, maxSessions);

/** What can happen to an account. */
export const accountEvents = [
  'registered',
  'signed-in',
  'signed-in-elsewhere',
  'social-linked',
  'social-unlinked',
  'temporary-password-sent',
  'temporary-password-used',
  'password-changed',
  'name-changed',
  'email-change-asked',
  'email-changed',
  'signed-out',
  'signed-out-everywhere',
  'remember-token-replayed',
  'data-downloaded',
  'locked',
  'unlocked',
] as const;
export type AccountEventName = (typeof accountEvents)[number];

/** Something that happened to an account, when, and by which device. */
export const AccountEvent = object({
  at: Time,
  what: enums(accountEvents),
  device: boundedText(),
  network: boundedText(),
});
export type AccountEvent = Infer<typeof AccountEvent>;

export const AccountRecord = boundedList(AccountEvent, maxAccountEvents);

/** The lines of the caller's cart that become part of the member's; the others stay where they are. */
export const UserCart = object({ cart_items: boundedList(boundedText(maxIdLength), maxCartLines) });
export type UserCart = Infer<typeof UserCart>;
