/** Facebook: OAuth 2.0 at the addresses that its documentation names, and the Graph API. */
import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  fetchProtectedResource,
} from 'openid-client';
import { create, optional, string, type } from 'superstruct';
import { fetchBounded } from '../http/fetch-bounded.js';
import type { ProviderParts } from './google.js';
import { ProviderFault, type SocialProvider } from './provider.js';
import { toProviderFault } from './to-provider-fault.js';

const version = 'v25.0';
const issuer = 'https://www.facebook.com';

const Me = type({
  id: string(),
  first_name: optional(string()),
  last_name: optional(string()),
  email: optional(string()),
});

/** Sign-in with Facebook; `endpoints` stands for its hosts and version where there is another one. */
export function createFacebook({
  endpoints,
  clientId,
  clientSecret,
  redirectUri,
  deadline,
}: ProviderParts & { endpoints: string | null }): SocialProvider {
  const dialog = endpoints ?? `${issuer}/${version}`;
  const graph = endpoints ?? `https://graph.facebook.com/${version}`;
  const configuration = new Configuration(
    {
      issuer: endpoints ?? issuer,
      authorization_endpoint: `${dialog}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    clientId,
    clientSecret,
  );
  configuration.timeout = deadline;
  configuration[customFetch] = fetchBounded;
  if (graph.startsWith('http:')) allowInsecureRequests(configuration);

  async function readMe(accessToken: string) {
    const address = new URL(`${graph}/me`);
    address.searchParams.set('fields', 'id,first_name,last_name,email');
    // That it is the shop that shows the token, for apps that are set to ask for it.
    const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex');
    address.searchParams.set('appsecret_proof', proof);
    const answer = await fetchProtectedResource(configuration, accessToken, address, 'GET');
    if (!answer.ok)
      throw new ProviderFault(
        answer.status >= 500 ? 'unreachable' : 'refused',
        `me answered ${answer.status}`,
      );
    return create(await answer.json(), Me);
  }

  return {
    name: 'facebook',
    async startAt({ state, codeVerifier }) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'email public_profile',
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async readProfile(query, { state, codeVerifier }) {
      try {
        const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
        });
        const { id, first_name = '', last_name = '', email = null } = await readMe(tokens.access_token);
        return {
          issuer: configuration.serverMetadata().issuer,
          subject: id,
          email,
          // It promises an address that is valid, and says nowhere that its owner proved it.
          isEmailProven: false,
          firstName: first_name,
          lastName: last_name,
        };
      } catch (error) {
        throw toProviderFault(error);
      }
    },
  };
}
