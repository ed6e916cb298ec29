/** Where people are signed in: a bearer token for each device, and a remember token that renews it. */
import { rememberedFor, type Session, type SessionTokens } from '@kerf/sdk/contract';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema, SessionTable } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';
import { type PersonCaller, recordEvent } from './account-record.js';
import { createRowId, createSecret, hashSecret } from './secrets.js';

/** How long a bearer token is good without being used, ms, and how often it is written that one was. */
const idleFor = 12 * 3_600_000;
const seenEvery = 300_000;
/** How long a session lasts that a temporary password opened, ms. */
const choosingFor = 600_000;

/** A session as it is kept. */
export type KeptSession = Selectable<SessionTable>;

/** A session that was just made. */
export interface NewSession {
  id: string;
  tokens: SessionTokens;
}

/** What a session is made for. */
interface SessionParts {
  personId: string;
  opens: KeptSession['opens'];
  isRemembered: boolean;
  /** The other site that it is for. Default: the shop itself. */
  origin?: string;
  caller: PersonCaller;
  now: Date;
}

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

async function addRememberToken(trx: Transaction<Schema>, sessionId: string): Promise<string> {
  const token = createSecret();
  await trx
    .insertInto('remember_tokens')
    .values({ id: hashSecret(token), session_id: sessionId, used_at: null })
    .execute();
  return token;
}

/** Signs somebody in. */
export async function createSession(
  trx: Transaction<Schema>,
  { personId, opens, isRemembered, origin, caller, now }: SessionParts,
): Promise<NewSession> {
  const id = createRowId();
  const token = createSecret();
  const isChoosing = opens === 'new-password';
  const tokenUntil = later(now, isChoosing ? choosingFor : idleFor);
  await trx
    .insertInto('sessions')
    .values({
      id,
      person_id: personId,
      token_hash: hashSecret(token),
      token_until: tokenUntil,
      opens,
      origin: origin ?? null,
      // Also of one that only chooses a password: the one after it is kept.
      is_remembered: Number(isRemembered),
      device: caller.device,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: isChoosing ? tokenUntil : later(now, rememberedFor * 1_000),
    })
    .execute();
  return {
    id,
    tokens: {
      token,
      expires_at: tokenUntil,
      ...(isRemembered && !isChoosing && { remember_token: await addRememberToken(trx, id) }),
    },
  };
}

/** The session that a bearer token opens; null for none. Using it keeps it. */
export async function findSession(db: Kysely<Schema>, token: string, now: Date): Promise<KeptSession | null> {
  const time = now.toISOString();
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('token_until', '>', time)
    .where('expires_at', '>', time)
    .executeTakeFirst();
  if (!session) return null;
  if (session.opens !== 'new-password' && session.seen_at <= later(now, -seenEvery))
    await db
      .updateTable('sessions')
      .set({ seen_at: time, token_until: later(now, idleFor) })
      .where('id', '=', session.id)
      .execute();
  return session;
}

/** The session that a remember token belongs to, traded or not; null for none. */
export const findRemembered = async (
  db: Kysely<Schema>,
  rememberToken: string,
): Promise<KeptSession | null> =>
  (await db
    .selectFrom('sessions')
    .innerJoin('remember_tokens', 'remember_tokens.session_id', 'sessions.id')
    .selectAll('sessions')
    .where('remember_tokens.id', '=', hashSecret(rememberToken))
    .executeTakeFirst()) ?? null;

/** What a remember token came to: new tokens, or why there are none. */
export type Renewal =
  | { ok: true; personId: string; tokens: SessionTokens }
  | { ok: false; isReplayed: boolean };

/**
 * Trades a remember token for the next one and a new bearer token. One that was traded before is in two hands: whoever
 * holds them, the session is over for both. The transaction has to be kept in that case too.
 */
export async function renewSession(
  trx: Transaction<Schema>,
  rememberToken: string,
  caller: PersonCaller,
  now: Date,
): Promise<Renewal> {
  const time = now.toISOString();
  const id = hashSecret(rememberToken);
  // The session first, as its end takes them: who trades and who ends can't wait for each other.
  await trx
    .updateTable('sessions')
    .set({ seen_at: time })
    .where('id', 'in', (row) => row.selectFrom('remember_tokens').select('session_id').where('id', '=', id))
    .execute();
  const traded = await trx
    .updateTable('remember_tokens')
    .set({ used_at: time })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  if (!traded) {
    const replayed = await trx
      .selectFrom('remember_tokens')
      .innerJoin('sessions', 'sessions.id', 'remember_tokens.session_id')
      .select(['sessions.id', 'sessions.person_id'])
      .where('remember_tokens.id', '=', id)
      .executeTakeFirst();
    if (!replayed) return { ok: false, isReplayed: false };
    await trx.deleteFrom('sessions').where('id', '=', replayed.id).execute();
    await recordEvent(trx, replayed.person_id, 'remember-token-replayed', caller, now);
    return { ok: false, isReplayed: true };
  }
  const token = createSecret();
  const tokenUntil = later(now, idleFor);
  const session = await trx
    .updateTable('sessions')
    .set({ token_hash: hashSecret(token), token_until: tokenUntil, seen_at: time, device: caller.device })
    .where('id', '=', traded.session_id)
    .where('expires_at', '>', time)
    .returning(['id', 'person_id'])
    .executeTakeFirst();
  if (!session) return { ok: false, isReplayed: false };
  const tokens = {
    token,
    expires_at: tokenUntil,
    remember_token: await addRememberToken(trx, session.id),
  };
  return { ok: true, personId: session.person_id, tokens };
}

/** Where somebody is signed in, the one that was used last first. */
export async function listSessions(
  db: Kysely<Schema>,
  { person_id, id: current }: Pick<KeptSession, 'person_id' | 'id'>,
  now: Date,
  max: number,
): Promise<Session[]> {
  const time = now.toISOString();
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('person_id', '=', person_id)
    .where('expires_at', '>', time)
    .where((row) => row.or([row('token_until', '>', time), row('is_remembered', '=', 1)]))
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    is_current: row.id === current,
    is_remembered: row.is_remembered === 1,
    site: row.origin,
    signed_in_at: row.created_at,
    last_seen_at: row.seen_at,
  }));
}

/** Signs somebody out on one device. False where they are not signed in there. */
export async function endSession(trx: Transaction<Schema>, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Signs somebody out everywhere. */
export async function endSessions(trx: Transaction<Schema>, personId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('person_id', '=', personId).execute();
}

/** Forgets the sessions whose time is over. */
export const forgetOldSessions = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('sessions')
        .where('id', 'in', (old) =>
          old.selectFrom('sessions').select('id').where('expires_at', '<=', now.toISOString()).limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
