import { resolve } from 'node:path';
import { messages } from '@kerf/sdk/contract';
import { emailFault, formatShopTime } from '@kerf/sdk/rules';
import { copyFiles } from '../artwork/copy-artwork.js';
import { type Database, openKept } from '../db/open-database.js';
import type { Env } from '../env.js';
import { ownWords } from '../quotes/own-words.js';
import { readQuoteFiles } from '../quotes/quote-files.js';
import {
  countQuoteRequests,
  findAnswer,
  findQuoteRequest,
  type KeptQuoteRequest,
  listQuoteRequests,
  type QuoteDetails,
  settleQuoteRequest,
} from '../quotes/quote-rows.js';
import { StartError } from '../start-error.js';
import { openStorage } from '../storage/open-storage.js';
import { answerQuote, answerUsage } from './answer-quote.js';
import type { Command } from './command.js';

const usage = `list [open | answered] | show NUMBER | files NUMBER FOLDER | answer NUMBER [--again] ${answerUsage} | make EMAIL --page ADDRESS ${answerUsage.replace(' [--page ADDRESS]', '')}`;
const howTo = `Say what to do: npm run shop -- quotes ${usage}`;

const asker = ({ first_name, last_name, email }: KeptQuoteRequest): string =>
  `${first_name} ${last_name} (${email})`;

const listedLine = (request: KeptQuoteRequest): string =>
  `${request.number}  ${formatShopTime(request.created_at)}  ${request.state.padEnd(8)}  ${request.kind}, ${asker(request)}: ${request.summary}`;

/** All there is to know of a request. */
async function report({ db }: Database, request: KeptQuoteRequest): Promise<string> {
  const { address_book_id } = JSON.parse(request.details) as QuoteDetails;
  const files = await readQuoteFiles(db, request.id);
  const answer = await findAnswer(db, request);
  const words = ownWords(request);
  const utm = Object.entries(JSON.parse(request.utm) as Record<string, string>);
  return [
    `${request.number}, ${request.kind}, asked ${formatShopTime(request.created_at)}: ${request.state}`,
    `By ${asker(request)}, ${request.person_id === null ? 'a guest' : 'a member'}`,
    '',
    ...request.summary.split(' / ').map((part) => `  ${part}`),
    ...(request.quantity === null ? [] : [`  How many: ${request.quantity}`]),
    ...(address_book_id ? [`  For the saved address ${address_book_id}`] : []),
    ...(words.length > 0 ? ['', 'In their words', ...words.map((each) => `  ${each}`)] : []),
    ...(files.length > 0 ? ['', 'Files'] : []),
    ...files.map(({ name, kind, bytes }) => `  ${name}: ${kind}, ${bytes} bytes`),
    ...(utm.length > 0 ? ['', 'Came from', ...utm.map(([name, value]) => `  ${name}: ${value}`)] : []),
    ...(answer ? ['', `Answered by quotation ${answer.number}`] : []),
  ].join('\n');
}

async function requestOf({ db }: Database, number: string): Promise<KeptQuoteRequest> {
  const request = await findQuoteRequest(db, number);
  if (!request) throw new StartError(`${messages.quoteUnknown} List them: npm run shop -- quotes list`);
  return request;
}

const any = Number.POSITIVE_INFINITY;

/** What is done, with the words behind it; how many of those there are, at least and at most. */
const deeds: Readonly<
  Record<
    string,
    {
      words: readonly [number, number];
      run: (database: Database, words: readonly string[], env: Env) => Promise<string>;
    }
  >
> = {
  list: {
    words: [0, 1],
    async run({ db }, [state = null]) {
      if (state !== null && state !== 'open' && state !== 'answered')
        throw new StartError('Say open or answered, or nothing for all.');
      const found = await listQuoteRequests(db, state);
      const more = (await countQuoteRequests(db, state)) - found.length;
      if (found.length > 0)
        return [...found.map(listedLine), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
      return state === null ? 'No quote was asked for yet.' : `No quote request is ${state}.`;
    },
  },
  show: {
    words: [1, 1],
    run: async (database, [number = '']) => report(database, await requestOf(database, number)),
  },
  files: {
    words: [2, 2],
    async run(database, [number = '', folder = ''], env) {
      const request = await requestOf(database, number);
      const place = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
      const names = await copyFiles(
        await openStorage(env),
        await readQuoteFiles(database.db, request.id),
        place,
      );
      return names.length === 0
        ? `No file came with ${request.number}.`
        : `Wrote ${names.map((name) => `"${name}"`).join(', ')} into ${place}. They are a stranger's: look at them with care.`;
    },
  },
  answer: {
    words: [1, any],
    async run(database, [number = '', ...words], env) {
      const request = await requestOf(database, number);
      const isAgain = words.includes('--again');
      // What is special about it no configuration says: ordered by that alone, it would be made without.
      const isSpecial = request.kind === 'Special Processing';
      return answerQuote(
        database,
        isSpecial ? { ...request, configuration: null } : request,
        words.filter((word) => word !== '--again'),
        {
          env,
          async settle(trx, { id }) {
            if (await settleQuoteRequest(trx, { id: request.id, quotationId: id, isAgain })) return;
            const before = await findAnswer(trx, request);
            throw new StartError(
              `${request.number} was answered ${before ? `by quotation ${before.number}` : 'already'}. Say --again to send another one.`,
            );
          },
        },
      );
    },
  },
  make: {
    words: [3, any],
    async run(database, [email = '', ...words], env) {
      if (!words.includes('--page')) throw new StartError(howTo);
      if (emailFault(email)) throw new StartError(`"${email}" is no address of e-mail.`);
      const nobody = { first_name: '', last_name: '', person_id: null, guest_id: null };
      const asked = { ...nobody, email, configuration: null, quantity: null, summary: '' };
      return answerQuote(database, asked, words, { env });
    },
  },
};

/** Shows what quotes are asked for, and answers them. */
export const quotes: Command = {
  name: 'quotes',
  usage,
  does: 'lists the quotes that were asked for, shows one, writes its files into a folder, answers it with a quotation; makes one for who asked otherwise',
  async run([name = '', ...words], env: Env) {
    const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
    if (!deed || words.length < deed.words[0] || words.length > deed.words[1]) throw new StartError(howTo);
    const database = await openKept(env);
    try {
      return await deed.run(database, words, env);
    } finally {
      await database.close();
    }
  },
};
