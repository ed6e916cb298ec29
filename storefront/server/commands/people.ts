import { socialProviderNames } from '@kerf/sdk/contract';
import { type Database, openKept } from '../db/open-database.js';
import type { Env } from '../env.js';
import {
  type FoundPerson,
  findPeople,
  lockPerson,
  sendTemporaryPassword,
  unlockPerson,
} from '../people/mend-accounts.js';
import { StartError } from '../start-error.js';
import type { Command } from './command.js';

const usage = 'find TEXT | lock EMAIL | unlock EMAIL | reset EMAIL';
const howTo = `Say what to do, and with whom: npm run shop -- people ${usage}`;

const lineOf = ({ email, name, registered, sessions, isLocked, providers }: FoundPerson): string =>
  [
    email,
    name,
    `registered ${registered.slice(0, 10)}`,
    `signed in on ${sessions} ${sessions === 1 ? 'device' : 'devices'}`,
    ...providers.map((provider) => `opened by ${socialProviderNames[provider]} too`),
    ...(isLocked ? ['locked'] : []),
  ].join(', ');

/** What is done for a member by address; false where nobody has it. */
const deeds: Readonly<
  Record<string, (database: Database, email: string, now: Date) => Promise<string | false>>
> = {
  lock: async ({ db }, email, now) =>
    (await lockPerson(db, email, now)) && `Locked ${email}, who is signed out everywhere.`,
  unlock: async ({ db }, email, now) => (await unlockPerson(db, email, now)) && `Unlocked ${email}.`,
  reset: async ({ db }, email, now) =>
    (await sendTemporaryPassword(db, email, now)) &&
    `Queued a temporary password for ${email}; it goes out when a shop with SMTP_URL runs.`,
};

async function runOn(database: Database, [deed = '', whom = '']: readonly string[]): Promise<string> {
  if (deed === 'find') {
    const found = await findPeople(database.db, whom, new Date());
    return found.length > 0 ? found.map(lineOf).join('\n') : `Nobody is found by "${whom}".`;
  }
  const said = await deeds[deed]?.(database, whom, new Date());
  if (!said)
    throw new StartError(`Nobody has the address ${whom}. Find them: npm run shop -- people find TEXT`);
  return said;
}

/** Finds members, and helps those who can't help themselves. */
export const people: Command = {
  name: 'people',
  usage,
  does: 'finds members by a part of name or address, locks one out, lets one in again, sends a temporary password',
  async run(words, env: Env) {
    const [deed = '', whom = '', ...others] = words;
    if (!(deed === 'find' || Object.hasOwn(deeds, deed)) || whom.trim() === '' || others.length > 0)
      throw new StartError(howTo);
    const database = await openKept(env);
    try {
      return await runOn(database, words);
    } finally {
      await database.close();
    }
  },
};
