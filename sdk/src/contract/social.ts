/** Signing in by an account elsewhere, as it travels: from the popup to its opener, and from there to the shop. */
import { boolean, enums, type Infer, object, optional } from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import { maxEmailLength, maxIdentities, maxIdLength, maxPasswordLength } from './limits.js';
import { type SessionTokens, type SignedIn, SocialHandle } from './people.js';

/** Who people may have an account with. A shop offers those that it has keys for. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProviderName = (typeof socialProviders)[number];

/** What they call themselves. */
export const socialProviderNames: Readonly<Record<SocialProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** Tells the popup's message from others that a window gets. */
export const socialMessageType = 'kerf-social';

/**
 * What the popup of `/login/{provider}?app_id=…` tells the page that opened it, before it closes. Without a `handle`
 * nobody signed in, and `message` says why. Count it only from the shop's origin, from the popup itself, and with the
 * `app_id` that the page made.
 */
export interface SocialMessage {
  type: typeof socialMessageType;
  provider: SocialProviderName;
  app_id: string;
  handle: string | null;
  message: string | null;
}

/** Trading what the popup brought for a session. */
export const SocialAuth = object({ ...SocialHandle.schema, remember_me: optional(boolean()) });
export type SocialAuth = Infer<typeof SocialAuth>;

/**
 * The owner of an account joins the identity to it, by its password. `email` names the account where the provider named
 * no address that counts.
 */
export const SocialConfirmation = object({
  ...SocialAuth.schema,
  email: optional(boundedText(maxEmailLength)),
  password: boundedText(maxPasswordLength),
});
export type SocialConfirmation = Infer<typeof SocialConfirmation>;

/** The message of an answer to who has to prove an address first. */
export const emptyEmail = 'EMPTY_EMAIL';

/**
 * The answer to a trade, always with the status 200. SUCCESS signs in. FAIL with the message `EMPTY_EMAIL` asks for an
 * address to be proven, whose registration then names the handle. FAIL with `needConfirmation` 1 asks for the password of
 * the account that has `email`. The handle is good for an hour more in both cases.
 */
export type SocialAnswer =
  | {
      status: 'SUCCESS';
      code: number;
      message: string;
      data: SignedIn & { needConfirmation: 0 };
      meta: SessionTokens;
    }
  | {
      status: 'FAIL';
      code: number;
      message: string;
      data: { needConfirmation: 0 | 1; email: string | null };
    };

/** An account elsewhere that opens a member's. */
export const Identity = object({
  id: boundedText(maxIdLength),
  provider: enums(socialProviders),
  linked_at: boundedText(),
  used_at: boundedText(),
});
export type Identity = Infer<typeof Identity>;

export const Identities = boundedList(Identity, maxIdentities);
