/**
 * What became of a form that was refused: kept for the page that its answer leads to, which shows it once. A page that
 * answered a form itself could not be come back to, since browsers would have to send the form again.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { saidAt } from '../../pages/said.js';
import { seal, unseal } from '../cart/seal.js';
import { createSecret } from '../people/secrets.js';
import type { ShopContext } from '../shop-context.js';

/** How long it is kept for who does not come for it at once, s. */
const maxAge = 600;
const form = /^[A-Za-z0-9_-]{43}$/;

type FormParts = Pick<ShopContext, 'people' | 'publicUrl'>;

/** Browsers take a name with this prefix from the very host alone, over TLS alone. */
const nameAt = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-kerf-form' : 'kerf-form';

function readKey({ cookie }: IncomingHttpHeaders, publicUrl: string): string | null {
  const value = cookie ? parseCookie(cookie)[nameAt(publicUrl)] : undefined;
  return value !== undefined && form.test(value) ? value : null;
}

const keyCookie = (key: string, publicUrl: string): string =>
  stringifySetCookie({
    name: nameAt(publicUrl),
    value: key,
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
/** The row that a key opens, for one page. */
const idOf = (key: string, page: string): string => digest(`form:${key}\n${page}`);

/**
 * Keeps what a page is to show, for the browser that is answered, until it asks for that page. `page` is a path with
 * its query; never a password in `shown`. What is kept for other pages stays: who signs in on the way to one may have to try
 * twice.
 */
export async function keepForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { people: { db, limits, now }, publicUrl }: FormParts,
  page: string,
  shown: object,
): Promise<void> {
  await limits.takeRefusedForm(request.ip);
  const key = readKey(request.headers, publicUrl) ?? createSecret();
  const row = {
    request_hash: digest(page),
    status: 303,
    body: seal(JSON.stringify(shown), key),
    expires_at: new Date(now().getTime() + maxAge * 1_000).toISOString(),
  };
  await db
    .insertInto('idempotency_keys')
    .values({ id: idOf(key, page), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  reply.header('set-cookie', keyCookie(key, publicUrl));
}

/** Answers a form that was refused: the way to the page that shows why, to its words at the top unless the field has the focus. */
export async function backToForm(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: FormParts,
  page: string,
  shown: object,
  { isFieldFocused = false } = {},
): Promise<FastifyReply> {
  await keepForm(request, reply, parts, page, shown);
  return reply.redirect(isFieldFocused ? page : page + saidAt, 303);
}

/** What was kept for a page and the browser that asks for it; null for nothing. It is there once. */
export async function takeForm<T>(
  { headers }: FastifyRequest,
  { people: { db, now }, publicUrl }: FormParts,
  page: string,
): Promise<T | null> {
  const key = readKey(headers, publicUrl);
  if (key === null) return null;
  const row = await db
    .deleteFrom('idempotency_keys')
    .where('id', '=', idOf(key, page))
    .returning(['body', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now().toISOString() ? (JSON.parse(unseal(row.body, key)) as T) : null;
}
