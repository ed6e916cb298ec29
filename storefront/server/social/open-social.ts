/** Signing in with an account elsewhere: there, back, and what the page that asked gets of it. */
import { type SocialProviderName, socialProviderNames } from '@kerf/sdk/contract';
import { type ApiFailure, failure } from '../http/api-failure.js';
import type { PersonCaller } from '../people/account-record.js';
import type { PeopleParts } from '../people/people-parts.js';
import { createRowId, createSecret } from '../people/secrets.js';
import type { SignIn } from '../people/sign-in.js';
import { createHandle } from '../people/social-handles.js';
import { signInSocially } from '../people/social-sign-in.js';
import { type Flow, flowFor, startFlow, takeFlow } from './flows.js';
import { ProviderFault, type SocialProvider } from './provider.js';

/** Somebody who is sent to a provider: where to, and the secret that their browser keeps for so many seconds. */
interface Departure {
  address: URL;
  browser: string;
  keptFor: number;
}

/** How somebody came back: with a handle, or with why there is none. Null for a way back that nobody has. */
interface Arrival {
  flow: Flow;
  appId: string;
  handle: string | null;
  refusal: ApiFailure | null;
}

/** Signing in with an account elsewhere, as pages need it. */
export interface Social {
  /** Who people may sign in with in this shop. */
  offered: readonly SocialProviderName[];
  /** Throws PEOPLE_SOCIAL_UNREACHABLE where the provider does not answer in time. `browser` is what its cookie held. */
  depart(flow: Flow, browser: string | null, caller: PersonCaller): Promise<Departure>;
  /** Throws PEOPLE_SOCIAL_STATE for a way back that was never given, is over, was used, or is another browser's. */
  arrive(
    provider: SocialProviderName,
    query: string,
    browser: string | null,
    caller: PersonCaller,
  ): Promise<Arrival>;
  /** Trades a handle where no script does it. Null where something is to be proven first. */
  enter(handle: string, appId: string, caller: PersonCaller): Promise<SignIn | null>;
}

/** What the sign-in is made of. */
interface SocialParts {
  people: PeopleParts;
  providers: readonly SocialProvider[];
  /** Is told why a provider was of no use. */
  warn: (fields: { provider: SocialProviderName; reason: string }) => void;
}

const secretForm = /^[\w-]{43}$/;
/** As OpenID Connect has it. */
const subjectForm = /^[\x20-\x7e]{1,255}$/;

/** What people are told. */
const refusals = {
  unreachable: (name: string) =>
    failure('PEOPLE_SOCIAL_UNREACHABLE', `${name} does not answer right now. Please try again in a moment.`),
  cancelled: (name: string) =>
    failure('PEOPLE_SOCIAL_CANCELLED', `You did not sign in with ${name}. Nothing was changed.`),
  refused: (name: string) =>
    failure('PEOPLE_SOCIAL_REFUSED', `We could not check what ${name} answered. Please sign in again.`),
};

/** The sign-in with these providers. */
export function openSocial({ people, providers, warn }: SocialParts): Social {
  const { db, now, limits } = people;
  const byName = new Map(providers.map((provider) => [provider.name, provider]));

  function require(name: SocialProviderName): SocialProvider {
    const provider = byName.get(name);
    if (!provider) throw failure('API_NOT_FOUND', 'The shop offers no such sign-in.');
    return provider;
  }

  /** A fault of a provider in words; anything else is ours. */
  function tell(error: unknown, provider: SocialProviderName): ApiFailure {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.kind !== 'cancelled') warn({ provider, reason: error.message });
    return refusals[error.kind](socialProviderNames[provider]);
  }

  return {
    offered: providers.map(({ name }) => name),
    async depart(flow, kept, { address }) {
      const provider = require(flow.provider);
      await limits.takeSocialStart(address);
      // One secret serves several windows of a browser.
      const browser = kept !== null && secretForm.test(kept) ? kept : createSecret();
      const checks = await startFlow(db, flow, browser, now());
      try {
        return { address: await provider.startAt(checks), browser, keptFor: flowFor };
      } catch (error) {
        throw tell(error, flow.provider);
      }
    },
    async arrive(name, query, browser, caller) {
      const provider = require(name);
      const state = new URLSearchParams(query).get('state') ?? '';
      const way =
        secretForm.test(state) && browser !== null
          ? await takeFlow(db, { state, provider: name }, browser, now())
          : null;
      if (!way) {
        await limits.takeSocialMiss(caller.address);
        throw failure(
          'PEOPLE_SOCIAL_STATE',
          'This sign-in took too long, was used already, or began in another browser. Nothing was changed.',
        );
      }
      const { flow, checks } = way;
      const appId = flow.app_id ?? createRowId();
      try {
        const profile = await provider.readProfile(query, checks);
        if (!subjectForm.test(profile.subject)) throw new ProviderFault('refused', 'the subject is none');
        const handle = await createHandle(db, { ...profile, provider: name }, appId, now());
        return { flow, appId, handle, refusal: null };
      } catch (error) {
        return { flow, appId, handle: null, refusal: tell(error, name) };
      }
    },
    async enter(handle, appId, caller) {
      const outcome = await signInSocially(people, { handle, app_id: appId }, caller);
      return outcome.isSignedIn ? outcome.signIn : null;
    },
  };
}
