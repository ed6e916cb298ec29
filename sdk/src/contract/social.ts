/** Signing in by an account elsewhere, as it travels from a page to the shop. */
import { boolean, enums, type Infer, object, optional } from 'superstruct';
import { boundedList, boundedText } from './bounded.js';
import { maxEmailLength, maxIdentities, maxIdLength, maxPasswordLength } from './limits.js';
import { type SessionTokens, type SignedIn, SocialHandle } from './people.js';
import { socialProviders } from './social-message.js';

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
