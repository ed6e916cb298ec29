/** People who are at a provider to sign in there: ten minutes, one way back, in the browser that they left with. */
import { createHmac } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Schema, SocialFlowTable } from '../db/schema.js';
import { inBatches } from '../jobs/in-batches.js';
import { createSecret, hashSecret } from '../people/secrets.js';
import type { SignInChecks } from './provider.js';

/** How long somebody may take at the provider, s. */
export const flowFor = 600;

/** What is known of somebody who left for a provider. */
export type Flow = Pick<Selectable<SocialFlowTable>, 'provider' | 'app_id' | 'came_from'>;

/**
 * The checks of a state in one browser. Nonce and proof of the code follow from the state and the secret of the browser's
 * cookie, so that a copy of the database holds none of them.
 */
function checksOf(state: string, browser: string): SignInChecks {
  const derive = (what: string) =>
    createHmac('sha256', browser).update(`${what}\n${state}`).digest('base64url');
  return { state, nonce: derive('nonce'), codeVerifier: derive('code verifier') };
}

/** Notes that somebody leaves for a provider. */
export async function startFlow(
  db: Kysely<Schema>,
  flow: Flow,
  browser: string,
  now: Date,
): Promise<SignInChecks> {
  const state = createSecret();
  await db
    .insertInto('social_flows')
    .values({
      ...flow,
      id: hashSecret(state),
      browser_hash: hashSecret(browser),
      expires_at: new Date(now.getTime() + flowFor * 1_000).toISOString(),
    })
    .execute();
  return checksOf(state, browser);
}

/**
 * Takes the one way back. Null for a state that nobody was given, that was used, that is over, that another browser
 * left with, or that another provider sends.
 */
export async function takeFlow(
  db: Kysely<Schema>,
  { state, provider }: { state: string; provider: Flow['provider'] },
  browser: string,
  now: Date,
): Promise<{ flow: Flow; checks: SignInChecks } | null> {
  const flow = await db
    .deleteFrom('social_flows')
    .where('id', '=', hashSecret(state))
    .where('browser_hash', '=', hashSecret(browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', now.toISOString())
    .returning(['provider', 'app_id', 'came_from'])
    .executeTakeFirst();
  return flow ? { flow, checks: checksOf(state, browser) } : null;
}

/** Forgets those who did not come back. */
export const forgetOldFlows = (db: Kysely<Schema>, now: Date, signal?: AbortSignal): Promise<void> =>
  inBatches(
    (size) =>
      db
        .deleteFrom('social_flows')
        .where('id', 'in', (old) =>
          old
            .selectFrom('social_flows')
            .select('id')
            .where('expires_at', '<=', now.toISOString())
            .limit(size),
        )
        .executeTakeFirst(),
    signal,
  );
