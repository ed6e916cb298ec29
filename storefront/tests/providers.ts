import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { OAuth2Server } from 'oauth2-mock-server';

/** What the shop is known by at either of them. */
export const testKeys = { id: 'the-shop', secret: 'a-secret-of-the-shop' };

/** A person as an OpenID provider describes them, and what a test spoils of its answers. */
export interface GoogleWorld {
  claims: Record<string, unknown>;
  /** Changes the id token before it is signed. */
  spoil: (payload: Record<string, unknown>) => void;
  /** Changes the query that people come back with. */
  sendBack: (query: URLSearchParams) => void;
  /** What the shop sent for its code, the last time. */
  sent: Record<string, unknown>;
}

/** An OpenID provider on this machine: discovery, code with PKCE, keys and signed tokens are those of the protocol. */
export async function startGoogle() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const world: GoogleWorld = { claims: {}, spoil: () => {}, sendBack: () => {}, sent: {} };
  server.service.on('beforeTokenSigning', (token, request) => {
    world.sent = { ...request.body };
    Object.assign(token.payload, world.claims);
    world.spoil(token.payload);
  });
  server.service.on('beforeResponse', (answer, request) => {
    // What the library does not ask for, and a provider does.
    if (request.body.client_secret !== testKeys.secret || !request.body.code_verifier) {
      answer.statusCode = 401;
      answer.body = { error: 'invalid_client' };
    }
  });
  server.service.on('beforeAuthorizeRedirect', ({ url }) => world.sendBack(url.searchParams));
  return {
    issuer: server.issuer.url ?? '',
    world,
    variables: {
      GOOGLE_CLIENT_ID: testKeys.id,
      GOOGLE_CLIENT_SECRET: testKeys.secret,
      GOOGLE_ISSUER: server.issuer.url ?? '',
    },
    /** From now on its tokens are signed by a key that it does not publish. */
    async forgeKeys(): Promise<() => void> {
      const toJSON = server.issuer.keys.toJSON.bind(server.issuer.keys);
      const published = toJSON();
      const [key] = published;
      await server.issuer.keys.generate('RS256', { kid: String(key?.kid) });
      server.issuer.keys.toJSON = () => published;
      return () => {
        server.issuer.keys.toJSON = toJSON;
      };
    },
    stop: () => server.stop(),
  };
}

/** A person as Facebook describes them; `denies` is who presses Cancel there. */
export interface FacebookWorld {
  me: { id: string; first_name?: string; last_name?: string; email?: string };
  denies: boolean;
  /** Status of the Graph API; 200 where it works. */
  graphStatus: number;
}

const s256 = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** A stand-in for Facebook with the addresses, parameters and errors that its documentation names. */
export async function startFacebook() {
  const world: FacebookWorld = { me: { id: '1' }, denies: false, graphStatus: 200 };
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = new Set<string>();

  const json = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const oauthError = (response: ServerResponse, message: string) =>
    json(response, 400, { error: { message, type: 'OAuthException', code: 100, fbtrace_id: 'x' } });

  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://facebook.test');
    if (pathname === '/v1/dialog/oauth') {
      const back = new URL(query.get('redirect_uri') ?? '');
      back.searchParams.set('state', query.get('state') ?? '');
      if (query.get('client_id') !== testKeys.id) return oauthError(response, 'Invalid App ID');
      if (world.denies) {
        back.searchParams.set('error', 'access_denied');
        back.searchParams.set('error_reason', 'user_denied');
        back.searchParams.set('error_description', 'Permissions error');
      } else {
        const code = randomUUID();
        const challenge = query.get('code_challenge') ?? '';
        codes.set(code, { challenge, redirectUri: query.get('redirect_uri') ?? '' });
        back.searchParams.set('code', code);
      }
      return response.writeHead(302, { location: `${back.href}#_=_` }).end();
    }
    if (pathname === '/v1/oauth/access_token') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const asked = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      if (form.get('client_secret') !== testKeys.secret)
        return oauthError(response, 'Error validating client secret.');
      if (!asked || asked.redirectUri !== form.get('redirect_uri'))
        return oauthError(response, 'This authorization code has been used.');
      if (s256(form.get('code_verifier') ?? '') !== asked.challenge)
        return oauthError(response, 'Invalid code_verifier.');
      const token = randomUUID();
      tokens.add(token);
      return json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
    }
    if (pathname === '/v1/me') {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      const proof = createHmac('sha256', testKeys.secret).update(token).digest('hex');
      if (world.graphStatus !== 200) return json(response, world.graphStatus, {});
      if (!tokens.has(token)) return oauthError(response, 'Invalid OAuth access token.');
      if (query.get('appsecret_proof') !== proof) return oauthError(response, 'Invalid appsecret_proof');
      const wanted = (query.get('fields') ?? '').split(',');
      return json(
        response,
        200,
        Object.fromEntries(Object.entries(world.me).filter(([key]) => wanted.includes(key))),
      );
    }
    return json(response, 404, {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    world,
    variables: {
      FACEBOOK_CLIENT_ID: testKeys.id,
      FACEBOOK_CLIENT_SECRET: testKeys.secret,
      FACEBOOK_ENDPOINTS: `http://localhost:${port}/v1`,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
