/** Signing in by an account elsewhere: what a provider's popup brought is traded, and proven where it has to be. */
import { confirmHandle, tradeHandle } from '../../client/people.js';
import type { SocialAuth, SocialConfirmation } from '../../contract/social.js';
import { emptyEmail } from '../../contract/social-message.js';
import { attempt, keepRemembered, type PersonOutcome } from '../person.js';
import type { Runtime } from '../runtime.js';
import { type SignedInMember, welcomeMember } from './sign-in.js';

/**
 * What a handle came to: a member is signed in; or an address is to be proven first, or the password of the account that
 * has it; or nothing, for the shop's reason. `email` is the one that the provider named; '' for none.
 */
export type SocialEntry =
  | { needs: null; member: SignedInMember }
  | { needs: 'email' | 'password'; email: string }
  | { needs: 'nothing'; message: string };

/** Trades a handle. */
export const signInSocially = (rt: Runtime, trade: SocialAuth): Promise<PersonOutcome<SocialEntry>> =>
  attempt<SocialEntry>(async () => {
    const { data, message, meta } = await tradeHandle(rt.send, trade);
    if ('user' in data) {
      keepRemembered(rt, trade.remember_me ?? false);
      return { needs: null, member: await welcomeMember(rt, data, meta) };
    }
    const isNameless = message === emptyEmail;
    if (!isNameless && data.needConfirmation !== 1) return { needs: 'nothing', message };
    return { needs: isNameless ? 'email' : 'password', email: data.email ?? '' };
  });

/** Joins an account elsewhere to the one whose password this is, and signs in. */
export const confirmSocially = (
  rt: Runtime,
  confirmation: SocialConfirmation,
): Promise<PersonOutcome<SignedInMember>> =>
  attempt(async () => {
    const { data, meta } = await confirmHandle(rt.send, confirmation);
    keepRemembered(rt, confirmation.remember_me ?? false);
    return welcomeMember(rt, data, meta);
  });
