import { addressBlock } from '../http/address-block.js';
import { ApiFailure } from '../http/api-failure.js';
import type { Limit, Limits, Use } from '../limits/limits.js';

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
const orderingEmails = limit('ordering-emails', 60, hour, 'Too many addresses were asked for.');
const codeMails = {
  pair: limit('code-mails-of-pair', 3, hour, tooManyMails),
  email: limit('code-mails', 5, hour, tooManyMails),
  address: limit('code-mails-of-address', 30, hour, tooManyMails),
  all: limit('code-mails-of-all', 2_000, hour, tooManyMails),
};
// Five mails an hour with five tries each are all that anybody has at one address of e-mail.
const codeTries = {
  request: limit('code-tries', 5, quarter, tooManyTries),
  pair: limit('code-tries-of-pair', 15, hour, tooManyTries),
  email: limit('code-tries-at-email-in-an-hour', 25, hour, tooManyTries),
  address: limit('code-tries-of-address', 50, hour, tooManyTries),
  all: limit('code-tries-of-all', 5_000, hour, tooManyTries),
};
// Of what fails: who signs in gives back the try.
const signIns = {
  pair: { ...limit('sign-ins', 10, quarter, tooManyTries), isGivenBack: true },
  email: { ...limit('sign-ins-at-email', 100, hour, tooManyTries), isGivenBack: true },
  address: { ...limit('sign-ins-of-address', 60, quarter, tooManyTries), isGivenBack: true },
};
const resets = {
  pair: limit('resets-of-pair', 2, quarter, tooManyMails),
  email: limit('resets', 3, quarter, tooManyMails),
  address: limit('resets-of-address', 20, hour, tooManyMails),
};
const registrations = {
  proof: limit('registrations', 5, quarter, tooManyTries),
  address: limit('registrations-of-address', 30, hour, 'Too many accounts were made.'),
};
const orderLookups = limit('order-lookups', 10, quarter, tooManyTries);
const nameChanges = limit('name-changes', 20, day, 'The name was changed too often.');
const addressChanges = limit('address-changes', 100, day, 'Addresses were changed too often.');
const downloads = limit('data-downloads', 20, day, 'The data was downloaded too often.');
const siteSignIns = limit('site-sign-ins', 100, day, 'Too many sites asked.');
const passwordTries = limit('password-tries', 10, quarter, tooManyTries);
const refreshMisses = limit('refresh-misses', 60, 10 * minute, tooManyTries);

const refusedForms = limit('refused-forms', 300, 10 * minute, 'Too many forms were sent.');

const socialStarts = limit('social-starts', 60, quarter, tooManyTries);
const socialMisses = limit('social-misses', 60, 10 * minute, tooManyTries);

/** Where a member may be known, for limits that strangers use up. Asked of those alone who would be refused. */
export interface KnownPlaces {
  /** What the browser is known by, which counts for itself; null for a browser that is not. */
  findBrowser(): Promise<string | null>;
  /** Whether the member signed in from this network before: what strangers do elsewhere is no reason to refuse then. */
  knowsNetwork(): Promise<boolean>;
}

/**
 * Holds whoever guesses at people to what somebody needs who does not. `email` is the key of an address of e-mail. Limits
 * are used up from the narrowest on, so that nobody uses up those of others with what they are refused themselves.
 */
export interface PeopleLimits {
  takeEmailCheck(address: string): Promise<void>;
  /** Whether the checkout may tell of an address whether it has an account: a household orders, and nobody tries out lists. */
  takeOrderingEmail(address: string): Promise<void>;
  takeCodeMail(address: string, email: string): Promise<void>;
  /** Refuses where {@link PeopleLimits.takeCodeMail} would, and counts nothing. */
  requireCodeMail(address: string, email: string): Promise<void>;
  /** A try of a code that nobody asked for with this secret. */
  takeStrayCode(address: string): Promise<void>;
  /** `request` is the id of the verification: asking for the code again leaves its tries as they are. */
  takeCodeTry(address: string, email: string, request: string): Promise<void>;
  /** Refuses where no code of that verification would be taken any more, and counts nothing. */
  requireCodeTry(request: string): Promise<void>;
  /** The same of a member who is signed in: what strangers try at the address is no reason to refuse them. */
  takeMembersCodeTry(address: string, personId: string, request: string): Promise<void>;
  /**
   * Before a password is checked. What it answers with gives back this one try, once the password was right: nothing of
   * what was tried before, and nothing of anybody else's.
   */
  takeSignIn(address: string, email: string, places: KnownPlaces): Promise<() => Promise<void>>;
  takeReset(address: string, email: string, places: KnownPlaces): Promise<void>;
  /** An account is about to be made; `proof` is the id of the verification. */
  takeRegistration(address: string, proof: string): Promise<void>;
  takeOrderLookup(address: string): Promise<void>;
  /**
   * A password that a member who is signed in is asked for again, or chooses. Each session has its own: whoever has got
   * hold of one does not keep the member from using theirs.
   */
  takePasswordTry(sessionId: string): Promise<void>;
  takeRefreshMiss(address: string): Promise<void>;
  /** What a member does at will, each of it a line of their record. */
  takeNameChange(personId: string): Promise<void>;
  takeAddressChange(personId: string): Promise<void>;
  takeDownload(personId: string): Promise<void>;
  takeSiteSignIn(personId: string): Promise<void>;
  /** A form of a page is refused: what was typed is kept for a moment. */
  takeRefusedForm(address: string): Promise<void>;
  /** Somebody leaves for a provider of accounts. */
  takeSocialStart(address: string): Promise<void>;
  /** A way back from a provider, or a handle, that opens nothing. */
  takeSocialMiss(address: string): Promise<void>;
}

/** The limits of people. */
export function createPeopleLimits({ take, takeInTurn, require, giveBack }: Limits): PeopleLimits {
  const by = addressBlock;
  const pairOf = (email: string, place: string): string => `${email}\n${place}`;
  const codeMail = (address: string, email: string): Use[] => [
    { limit: codeMails.address, by: by(address) },
    { limit: codeMails.pair, by: pairOf(email, by(address)) },
    { limit: codeMails.email, by: email },
    { limit: codeMails.all, by: '' },
  ];

  /**
   * Counts what is done at an address of e-mail from a network. Who is known is held to a number of their own where
   * strangers have used up that of the network or of the address of e-mail. Answers with what it counted.
   */
  async function takeAt(
    { pair, email, address }: Record<'pair' | 'email' | 'address', Limit>,
    from: { address: string; email: string; places: KnownPlaces },
  ): Promise<Use[]> {
    const counted: Use[] = [];
    const count = async (use: Use) => {
      await take(use);
      counted.push(use);
    };
    await count({ limit: address, by: by(from.address) });
    let isPairUsed = true;
    try {
      await count({ limit: pair, by: pairOf(from.email, by(from.address)) });
      isPairUsed = false;
      await count({ limit: email, by: from.email });
    } catch (refusal) {
      if (!(refusal instanceof ApiFailure)) throw refusal;
      const browser = await from.places.findBrowser();
      if (browser !== null) await count({ limit: pair, by: pairOf(from.email, browser) });
      else if (isPairUsed || !(await from.places.knowsNetwork())) throw refusal;
    }
    return counted;
  }

  return {
    takeEmailCheck: (address) => take({ limit: emailChecks, by: by(address) }),
    takeOrderingEmail: (address) => take({ limit: orderingEmails, by: by(address) }),
    takeCodeMail: (address, email) => takeInTurn(...codeMail(address, email)),
    requireCodeMail: (address, email) => require(...codeMail(address, email)),
    takeStrayCode: (address) => take({ limit: codeTries.address, by: by(address) }),
    takeCodeTry: (address, email, request) =>
      takeInTurn(
        { limit: codeTries.request, by: request },
        { limit: codeTries.address, by: by(address) },
        { limit: codeTries.pair, by: pairOf(email, by(address)) },
        { limit: codeTries.email, by: email },
        { limit: codeTries.all, by: '' },
      ),
    requireCodeTry: (request) => require({ limit: codeTries.request, by: request }),
    takeMembersCodeTry: (address, personId, request) =>
      takeInTurn(
        { limit: codeTries.request, by: request },
        { limit: codeTries.address, by: by(address) },
        { limit: codeTries.pair, by: personId },
      ),
    async takeSignIn(address, email, places) {
      const counted = await takeAt(signIns, { address, email, places });
      return () => giveBack(...counted);
    },
    async takeReset(address, email, places) {
      await takeAt(resets, { address, email, places });
    },
    takeRegistration: (address, proof) =>
      takeInTurn(
        { limit: registrations.proof, by: proof },
        { limit: registrations.address, by: by(address) },
      ),
    takeOrderLookup: (address) => take({ limit: orderLookups, by: by(address) }),
    takePasswordTry: (sessionId) => take({ limit: passwordTries, by: sessionId }),
    takeRefreshMiss: (address) => take({ limit: refreshMisses, by: by(address) }),
    takeNameChange: (personId) => take({ limit: nameChanges, by: personId }),
    takeAddressChange: (personId) => take({ limit: addressChanges, by: personId }),
    takeDownload: (personId) => take({ limit: downloads, by: personId }),
    takeSiteSignIn: (personId) => take({ limit: siteSignIns, by: personId }),
    takeRefusedForm: (address) => take({ limit: refusedForms, by: by(address) }),
    takeSocialStart: (address) => take({ limit: socialStarts, by: by(address) }),
    takeSocialMiss: (address) => take({ limit: socialMisses, by: by(address) }),
  };
}
