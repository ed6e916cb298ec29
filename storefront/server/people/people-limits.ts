import { addressBlock } from '../http/address-block.js';
import type { Limit, Limits } from '../limits/limits.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const quarter = 15 * minute;

const limit = (name: string, max: number, per: number, refusal: string): Limit => ({
  name,
  max,
  per,
  refusal,
});

const tooManyTries = 'Too many tries.';
const tooManyMails = 'Too many mails were asked for.';

const emailChecks = limit('email-checks', 20, hour, 'Too many addresses were asked for.');
const codeMails = {
  email: limit('code-mails', 5, hour, tooManyMails),
  address: limit('code-mails-of-address', 30, hour, tooManyMails),
  all: limit('code-mails-of-all', 2_000, hour, tooManyMails),
};
const codeTries = {
  request: limit('code-tries', 5, quarter, tooManyTries),
  email: limit('code-tries-at-email', 20, day, tooManyTries),
  address: limit('code-tries-of-address', 50, hour, tooManyTries),
  all: limit('code-tries-of-all', 5_000, hour, tooManyTries),
};
const signIns = {
  both: limit('sign-ins', 10, quarter, tooManyTries),
  email: limit('sign-ins-at-email', 100, hour, tooManyTries),
  address: limit('sign-ins-of-address', 60, quarter, tooManyTries),
};
const resets = {
  email: limit('resets', 3, quarter, tooManyMails),
  address: limit('resets-of-address', 20, hour, tooManyMails),
};
const orderLookups = limit('order-lookups', 10, quarter, tooManyTries);
const passwordTries = limit('password-tries', 10, quarter, tooManyTries);
const refreshMisses = limit('refresh-misses', 60, 10 * minute, tooManyTries);

const socialStarts = limit('social-starts', 60, quarter, tooManyTries);
const socialMisses = limit('social-misses', 60, 10 * minute, tooManyTries);

/** Holds whoever guesses at people to what somebody needs who does not. `email` is the key of an address of e-mail. */
export interface PeopleLimits {
  takeEmailCheck(address: string): Promise<void>;
  takeCodeMail(address: string, email: string): Promise<void>;
  /** A try of a code that nobody asked for with this secret. */
  takeStrayCode(address: string): Promise<void>;
  /** `request` is the id of the verification: asking for the code again leaves its tries as they are. */
  takeCodeTry(address: string, email: string, request: string): Promise<void>;
  takeSignIn(address: string, email: string): Promise<void>;
  takeReset(address: string, email: string): Promise<void>;
  takeOrderLookup(address: string): Promise<void>;
  /** A password that a member who is signed in is asked for again. */
  takePasswordTry(personId: string): Promise<void>;
  takeRefreshMiss(address: string): Promise<void>;
  /** Somebody leaves for a provider of accounts. */
  takeSocialStart(address: string): Promise<void>;
  /** A way back from a provider, or a handle, that opens nothing. */
  takeSocialMiss(address: string): Promise<void>;
}

/** The limits of people. */
export function createPeopleLimits({ take }: Limits): PeopleLimits {
  const by = addressBlock;
  return {
    takeEmailCheck: (address) => take({ limit: emailChecks, by: by(address) }),
    takeCodeMail: (address, email) =>
      take(
        { limit: codeMails.email, by: email },
        { limit: codeMails.address, by: by(address) },
        { limit: codeMails.all, by: '' },
      ),
    takeStrayCode: (address) => take({ limit: codeTries.address, by: by(address) }),
    takeCodeTry: (address, email, request) =>
      take(
        { limit: codeTries.request, by: request },
        { limit: codeTries.email, by: email },
        { limit: codeTries.address, by: by(address) },
        { limit: codeTries.all, by: '' },
      ),
    takeSignIn: (address, email) =>
      take(
        { limit: signIns.both, by: `${email}\n${by(address)}` },
        { limit: signIns.email, by: email },
        { limit: signIns.address, by: by(address) },
      ),
    takeReset: (address, email) =>
      take({ limit: resets.email, by: email }, { limit: resets.address, by: by(address) }),
    takeOrderLookup: (address) => take({ limit: orderLookups, by: by(address) }),
    takePasswordTry: (personId) => take({ limit: passwordTries, by: personId }),
    takeRefreshMiss: (address) => take({ limit: refreshMisses, by: by(address) }),
    takeSocialStart: (address) => take({ limit: socialStarts, by: by(address) }),
    takeSocialMiss: (address) => take({ limit: socialMisses, by: by(address) }),
  };
}
