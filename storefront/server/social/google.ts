/** Google, or any other OpenID provider: all that is known of it is its issuer. */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type IDToken,
} from 'openid-client';
import type { ProviderKeys } from '../env.js';
import { fetchBounded } from '../http/fetch-bounded.js';
import type { Profile, SocialProvider } from './provider.js';
import { toProviderFault } from './to-provider-fault.js';

/** How long what was discovered is believed, ms. */
const knownFor = 86_400_000;

/** What a provider is reached with. */
export interface ProviderParts extends ProviderKeys {
  /** Where people come back to. */
  redirectUri: string;
  /** How long one of its answers may take, s. */
  deadline: number;
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim : '');

/** The person of an id token that was checked. */
function toProfile({ iss, sub, email, email_verified, given_name, family_name, name }: IDToken): Profile {
  const [first = '', ...rest] = text(name).trim().split(/\s+/);
  return {
    issuer: iss,
    subject: sub,
    email: text(email) || null,
    isEmailProven: email_verified === true,
    firstName: text(given_name) || first,
    lastName: text(family_name) || rest.join(' '),
  };
}

/** Sign-in by OpenID Connect. The provider is asked what it can do when the first person goes there. */
export function createGoogle({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
  deadline,
}: ProviderParts & { issuer: string }): SocialProvider {
  let known: { configuration: Promise<Configuration>; until: number } | undefined;

  function discover(): Promise<Configuration> {
    if (known && known.until > performance.now()) return known.configuration;
    const found = discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: deadline,
      [customFetch]: fetchBounded,
      execute: [
        // The signature too, although the token comes over TLS from the provider itself.
        enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    });
    const entry = { configuration: found, until: performance.now() + knownFor };
    known = entry;
    found.catch(() => {
      if (known === entry) known = undefined;
    });
    return found;
  }

  return {
    name: 'google',
    async startAt({ state, nonce, codeVerifier }) {
      try {
        return buildAuthorizationUrl(await discover(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
      } catch (error) {
        throw toProviderFault(error);
      }
    },
    async readProfile(query, { state, nonce, codeVerifier }) {
      try {
        const tokens = await authorizationCodeGrant(await discover(), new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no id token');
        return toProfile(claims);
      } catch (error) {
        throw toProviderFault(error);
      }
    },
  };
}
