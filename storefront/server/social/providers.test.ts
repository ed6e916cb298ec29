import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from '../env.js';
import { createFacebook } from './facebook.js';
import { createGoogle } from './google.js';
import { openProviders } from './open-providers.js';
import { ProviderFault, type SocialProvider } from './provider.js';

const checks = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const keys = { clientId: 'the-shop', clientSecret: 'a-secret-of-the-shop', deadline: 0.3 };
let server: Server;
let asked = 0;

async function serve(listener: RequestListener): Promise<string> {
  asked = 0;
  server = createServer((request, response) => {
    asked++;
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const googleAt = (issuer: string) =>
  createGoogle({ ...keys, issuer, redirectUri: 'http://shop.test/login/google/callback' });

const faultOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ProviderFault ? error.kind : String(error);
};

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('is given up on when it says nothing', { timeout: 3_000 }, async () => {
  const google = googleAt(await serve(() => {}));
  expect(await faultOf(google.startAt(checks))).toBe('unreachable');
});

test('is given up on when its answer never ends', { timeout: 3_000 }, async () => {
  const google = googleAt(
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"issuer":');
    }),
  );
  expect(await faultOf(google.startAt(checks))).toBe('unreachable');
});

test.each<[string, RequestListener, string]>([
  ['with its own trouble', (_, response) => response.writeHead(502).end(), 'unreachable'],
  ['with nothing that can be read', (_, response) => response.writeHead(200).end('<html>'), 'refused'],
  [
    'as another one',
    (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ issuer: 'https://elsewhere.example' })),
    'refused',
  ],
])('is not believed when it answers %s, and asked again the next time', async (_name, listener, kind) => {
  const google = googleAt(await serve(listener));
  expect(await faultOf(google.startAt(checks))).toBe(kind);
  expect(await faultOf(google.startAt(checks))).toBe(kind);
  expect(asked).toBe(2);
});

test('is asked what it can do once, by however many', async () => {
  const issuer: string = await serve((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ issuer, authorization_endpoint: `${issuer}/in`, token_endpoint: `${issuer}/token` }),
      ),
  );
  const google = googleAt(issuer);
  await Promise.all([google.startAt(checks), google.startAt(checks)]);
  await google.startAt(checks);
  expect(asked).toBe(1);
});

test('is given up on when it is slow about a code, whoever it is', { timeout: 3_000 }, async () => {
  const endpoints = await serve(() => {});
  const facebook: SocialProvider = createFacebook({
    ...keys,
    endpoints,
    redirectUri: 'http://shop.test/login/facebook/callback',
  });
  expect((await facebook.startAt(checks)).pathname).toBe('/dialog/oauth');
  expect(await faultOf(facebook.readProfile(`code=c&state=${checks.state}`, checks))).toBe('unreachable');
  expect(await faultOf(facebook.readProfile('code=c&state=another', checks))).toBe('refused');
});

test('is offered where the shop has keys for it, and is not asked anything yet', async () => {
  const issuer = await serve(() => {});
  const offered = (variables: Record<string, string>) =>
    openProviders(readEnv(variables)).map(({ name }) => name);
  const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: issuer };
  const facebook = { FACEBOOK_CLIENT_ID: 'a', FACEBOOK_CLIENT_SECRET: 'b' };
  expect(offered({})).toEqual([]);
  expect(offered(google)).toEqual(['google']);
  expect(offered(facebook)).toEqual(['facebook']);
  expect(offered({ ...google, ...facebook })).toEqual(['google', 'facebook']);
  expect(asked).toBe(0);
});

test('has the addresses of its documentation', async () => {
  await serve(() => {});
  const facebook = createFacebook({ ...keys, endpoints: null, redirectUri: 'https://shop.test/back' });
  const { origin, pathname } = await facebook.startAt(checks);
  expect(origin + pathname).toBe('https://www.facebook.com/v25.0/dialog/oauth');
});
