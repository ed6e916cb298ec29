import type { Address } from '@kerf/sdk/contract';
import { addressLines, formatShopTime } from '@kerf/sdk/rules';
import { type Database, openKept } from '../db/open-database.js';
import type { Env } from '../env.js';
import { queueMail } from '../mail/mail-queue.js';
import { sampleMailKinds } from '../samples/sample-mail-kinds.js';
import { findSample, type KeptSample, listSamples, settleSample } from '../samples/sample-rows.js';
import { StartError } from '../start-error.js';
import type { Command } from './command.js';

const usage = 'list [open | sent] | sent NUMBER';
const howTo = `Say what to do: npm run shop -- samples ${usage}`;

function listedLine({ number, created_at, sent_at, email, ship_to, wish }: KeptSample): string {
  const address = JSON.parse(ship_to) as Address;
  return [
    number,
    `asked ${formatShopTime(created_at)}`,
    ...(sent_at ? [`sent ${formatShopTime(sent_at)}`] : []),
    `${email}: ${addressLines(address).join(', ')}, phone ${address.phone_number}${wish ? `: "${wish}"` : ''}`,
  ].join('  ');
}

async function list({ db }: Database, state: string): Promise<string> {
  if (state !== 'open' && state !== 'sent')
    throw new StartError('Say open or sent, or nothing for those to send.');
  const found = await listSamples(db, state);
  if (found.length > 0) return found.map(listedLine).join('\n');
  return state === 'open' ? 'No sample pack waits to be sent.' : 'No sample pack was sent yet.';
}

/** Writes down that one was posted, and writes to who asked. */
async function send({ db }: Database, number: string): Promise<string> {
  const request = await findSample(db, number);
  if (!request) throw new StartError('There is no such sample pack. List them: npm run shop -- samples list');
  const now = new Date();
  const isSent = await db.transaction().execute(async (trx) => {
    if (!(await settleSample(trx, request, now))) return false;
    const mail = { kind: sampleMailKinds.sent, recipient: request.email, about: request.id };
    await queueMail(trx, mail, now);
    return true;
  });
  if (!isSent) throw new StartError(`${request.number} was sent before.`);
  return `${request.number} is sent; ${request.email} is told so.`;
}

/** Shows which sample packs were asked for, and takes down which were posted. */
export const samples: Command = {
  name: 'samples',
  usage,
  does: 'lists the sample packs that wait to be posted, or were; takes down that one was, and writes to who asked for it',
  async run([name = '', word, ...more], env: Env) {
    const isWhole = name === 'list' || (name === 'sent' && word !== undefined);
    if (!isWhole || more.length > 0) throw new StartError(howTo);
    const database = await openKept(env);
    try {
      return await (name === 'list' ? list(database, word ?? 'open') : send(database, word ?? ''));
    } finally {
      await database.close();
    }
  },
};
