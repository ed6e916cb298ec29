import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  artworkRefusals,
  type Cents,
  type LineStage,
  lineStages,
  maxListedOrders,
  maxMessageFiles,
  maxNameLength,
  maxWordsLength,
  type PricingRequest,
} from '@kerf/sdk/contract';
import { cents, formatMoney, type LineAct, nextStage, partThere, toDollars } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import { listOrderArtworks } from '../artwork/artwork-rows.js';
import { copyArtwork, copyMessageFiles } from '../artwork/copy-artwork.js';
import { sendFile } from '../artwork/send-file.js';
import { type Database, openKept } from '../db/open-database.js';
import type { Schema } from '../db/schema.js';
import type { Env } from '../env.js';
import { ApiFailure } from '../http/api-failure.js';
import {
  changeLine,
  correctTracking,
  paidBefore,
  recordPayment,
  requireOrder,
} from '../orders/change-order.js';
import { readBegun } from '../orders/give-back.js';
import { readMessages, writeMessage } from '../orders/order-messages.js';
import { heldMoney, stillToPay } from '../orders/order-money.js';
import { readOrderNumber } from '../orders/order-number.js';
import { findByNumber, type KeptOrder, type KeptOrderLine, readOrderLines } from '../orders/order-rows.js';
import { toOrder } from '../orders/read-orders.js';
import { listForShop } from '../orders/shop-view.js';
import { makeInvoice } from '../papers/make-invoice.js';
import { sendProof } from '../proofs/decide-proof.js';
import { type MadeProof, makeProof } from '../proofs/make-proof.js';
import { lastRound, readProofs, toProof } from '../proofs/proof-rows.js';
import { readPdf } from '../proofs/read-pdf.js';
import { StartError } from '../start-error.js';
import { openStorage } from '../storage/open-storage.js';
import { cutFormats, makeCutFile } from '../templates/cut-file.js';
import type { Command } from './command.js';
import { openCatalogue } from './open-catalogue.js';
import { listedLine, orderReport } from './order-report.js';
import { pieceOf } from './piece-of.js';
import { readDollars } from './read-dollars.js';
import { refundOrder } from './refund-order.js';
import { textOf } from './text-of.js';

const money = (sum: Cents): string => formatMoney(toDollars(sum));

/** Something that is done with an order; what stands behind its number is words of its own. */
interface Deed {
  /** How it is called, behind `npm run shop -- orders`. */
  call: string;
  does: string;
  /** How many words stand behind the number, at least and at most. */
  words: readonly [number, number];
  run(place: DeedPlace): Promise<string>;
}

interface DeedPlace {
  database: Database;
  order: KeptOrder;
  /** The words behind the number. */
  words: readonly string[];
  now: Date;
  env: Env;
}

const any = Number.POSITIVE_INFINITY;

const isStage = (word: string): word is LineStage => (lineStages as readonly string[]).includes(word);

const write = <T>({ db }: Database, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

/** Where a file is that a word names, from where the command was typed. */
const placeOf = (word = ''): string => resolve(process.env.INIT_CWD ?? process.cwd(), word);

/** The most of what is written down with a step, characters. */
const mostOf = { tracking: maxNameLength, detail: maxWordsLength } as const;

/** The words of a message, and the paths that stand behind `--file` among them. */
function filesOf(all: readonly string[]): { words: string[]; paths: string[] } {
  const words: string[] = [];
  const paths: string[] = [];
  for (let at = 0; at < all.length; at++) {
    const word = all[at] ?? '';
    if (word !== '--file') words.push(word);
    else if (all[at + 1] === undefined) throw new StartError('Behind --file stands the path of a file.');
    else paths.push(resolve(process.env.INIT_CWD ?? process.cwd(), all[++at] ?? ''));
  }
  if (paths.length > maxMessageFiles) throw new StartError(artworkRefusals.ARTWORK_MESSAGE_FULL);
  return { words, paths };
}

/** How much came, as it stands behind `--came`, and the other words; null where that is not said. */
function cameOf(all: readonly string[]): { came: Cents | null; words: readonly string[] } {
  const at = all.indexOf('--came');
  if (at < 0) return { came: null, words: all };
  return { came: readDollars(all[at + 1] ?? ''), words: all.toSpliced(at, 2) };
}

/** Says what can't be done in the words of the trade, with where the order stands. */
const refused = (order: KeptOrder, line: KeptOrderLine | null, what: string): StartError =>
  new StartError(
    line
      ? `${line.product_name} of ${order.number} can’t be ${what}: it is at "${line.stage}". See it: npm run shop -- orders show ${order.number}`
      : `Order ${order.number} can’t be ${what}: its payment is "${order.payment}". See it: npm run shop -- orders show ${order.number}`,
  );

async function attempt<T>(
  order: KeptOrder,
  line: KeptOrderLine | null,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure) throw refused(order, line, what);
    throw error;
  }
}

/** A deed that takes a piece a step on. */
const step = (
  { call, does }: Pick<Deed, 'call' | 'does'>,
  { act, done, rest }: { act: LineAct; done: string; rest: 'tracking' | 'detail' | null },
): Deed => ({
  call,
  does,
  words: rest ? [2, any] : [1, 1],
  async run({ database, order, words, now }) {
    const line = await pieceOf(database.db, order, words[0]);
    const parts = rest ? { [rest]: textOf(words.slice(1), rest, mostOf[rest]) } : {};
    await attempt(order, line, done, () =>
      write(database, (trx) => changeLine(trx, { orderId: order.id, lineId: line.id }, act, parts, now)),
    );
    return `${line.product_name} of ${order.number} is ${done}. ${order.email} is told.`;
  },
});

/** A proof of the artwork of a piece, which is the next of its rounds. */
async function makeOwnProof({ database: { db }, order, env, now }: DeedPlace, line: KeptOrderLine) {
  // Where artwork came by another way, it comes with its proof.
  if (line.stage !== 'placed' && !nextStage(line.stage, 'send-proof')) throw refused(order, line, 'proofed');
  const lines = await readOrderLines(db, order.id);
  const round = (await lastRound(db, line.id)) + 1;
  const source = { db, storage: await openStorage(env), catalogue: await openCatalogue(env), order, line };
  const position = lines.findIndex(({ id }) => id === line.id) + 1;
  return { ...(await makeProof({ ...source, position, pieces: lines.length, round, now })), round };
}

/** What a proof shows that was made here. */
const madeWords = ({ shown, letters, there }: MadeProof): string => {
  const spelled = letters?.replace(/\s+/g, ' ').trim();
  const names = letters === null ? shown.map((name) => `"${name}"`).join(', ') : `your words “${spelled}”`;
  const part = partThere(there);
  return `It shows ${names}${part && `: ${part}`}.`.slice(0, maxWordsLength);
};

const deeds: Readonly<Record<string, Deed>> = {
  show: {
    call: 'show NUMBER',
    does: 'shows all there is to know of it',
    words: [0, 0],
    async run({ database: { db }, order }) {
      const artworks = await listOrderArtworks(db, await readOrderLines(db, order.id));
      return orderReport({
        order: await toOrder(db, order),
        artworks,
        proofs: (await readProofs(db, order.id)).map(toProof),
        messages: await readMessages(db, order.id),
        begun: await readBegun(db, order.id),
      });
    },
  },
  invoice: {
    call: 'invoice NUMBER FILE.pdf',
    does: 'writes its tax invoice, as it stands now, into a file',
    words: [1, 1],
    async run({ database, order, words: [file = ''], env }) {
      const { seller } = await openCatalogue(env);
      const { content } = await makeInvoice(database.db, order, seller);
      const path = placeOf(/\.pdf$/i.test(file) ? file : `${file}.pdf`);
      await writeFile(path, content).catch((cause: Error) => {
        throw new StartError(
          `${path} can’t be written: ${cause.message}. Name a file in a folder that is there.`,
          {
            cause,
          },
        );
      });
      return `Wrote the tax invoice of ${order.number} to ${path}.`;
    },
  },
  letters: {
    call: 'letters NUMBER PIECE FILE.svg|.pdf|.dxf',
    does: 'writes the designed letters of a piece into a file for the cutter, in mm, as CutContour',
    words: [2, 2],
    async run({ database, order, words: [piece = '', file = ''], env, now }) {
      const line = await pieceOf(database.db, order, piece);
      const format = cutFormats.find((each) => file.toLowerCase().endsWith(`.${each}`));
      if (!format)
        throw new StartError(`Name a file that ends in ${cutFormats.map((each) => `.${each}`).join(', ')}.`);
      const { letters } = await openCatalogue(env);
      const outline = letters.outline(letters.settle(JSON.parse(line.configuration) as PricingRequest));
      if (!outline)
        throw new StartError(
          `${line.product_name} of ${order.number} was ordered without designed letters. Its artwork: npm run shop -- orders artwork ${order.number} ${piece} FOLDER`,
        );
      const title = `${order.number} ${line.product_name}`;
      const path = placeOf(file);
      await writeFile(path, await makeCutFile(format, { outline, title, madeAt: now })).catch(
        (cause: Error) => {
          throw new StartError(
            `${path} can’t be written: ${cause.message}. Name a file in a folder that is there.`,
            { cause },
          );
        },
      );
      return `Wrote the letters of ${line.product_name} of ${order.number}, ${outline.width} × ${outline.height} mm, to ${path}.`;
    },
  },
  artwork: {
    call: 'artwork NUMBER PIECE FOLDER',
    does: 'copies the artwork of a piece into a folder',
    words: [2, 2],
    async run({ database, order, words, env }) {
      const line = await pieceOf(database.db, order, words[0]);
      const folder = placeOf(words[1]);
      const names = await copyArtwork(database.db, await openStorage(env), line, folder);
      return names.length > 0
        ? `Copied into ${folder}: ${names.join(', ')}.`
        : `${line.product_name} of ${order.number} has no artwork yet.`;
    },
  },
  paid: {
    call: 'paid NUMBER [--came DOLLARS] [NOTE]',
    does: 'writes down that it was paid, or with --came how much came; what is approved goes to the press',
    words: [0, any],
    run: ({ database, order: { id }, words: all, now }) =>
      write(database, async (trx) => {
        // Held: what is to be paid may change at this moment.
        const order = await requireOrder(trx, id);
        const { came, words } = cameOf(all);
        const about = `Order ${order.number}`;
        const allTheSame = 'Money that came all the same is written down with --came DOLLARS.';
        if (came === null && order.payment !== 'unpaid')
          return `${about} was paid already. Nothing was done. ${allTheSame}`;
        const amount = came ?? stillToPay(order);
        if (amount === 0 && heldMoney(order) === 0)
          return `Of order ${order.number} nothing is to be paid: it is cancelled. Nothing was done. ${allTheSame}`;
        const note = words.length > 0 ? textOf(words, 'note') : amount === 0 ? paidBefore : '';
        await recordPayment(trx, id, { amount, detail: note }, now);
        const after = await requireOrder(trx, id);
        const [more, less] = [after.owed_cents - order.owed_cents, stillToPay(after)];
        const isNew = order.payment === 'unpaid' && after.payment !== 'unpaid';
        return [
          isNew
            ? `${about} is paid, ${amount === 0 ? paidBefore : money(amount)}. What is approved goes to the press; ${order.email} is told.`
            : `${money(amount)} came for order ${order.number}; ${order.email} is told.`,
          ...(more > 0
            ? [
                `${money(cents(more))} of it is more than is to be paid. Give it back: npm run shop -- orders refund ${order.number} ${toDollars(cents(more)).toFixed(2)} REASON`,
              ]
            : []),
          ...(less > 0 ? [`${money(less)} is still to be paid.`] : []),
        ].join(' ');
      }),
  },
  proof: {
    call: 'proof NUMBER PIECE [FILE.pdf]',
    does: 'sends a proof of a piece: a PDF, or one that is made of its artwork',
    words: [1, 2],
    async run(place) {
      const { database, order, words, now } = place;
      const line = await pieceOf(database.db, order, words[0]);
      const made = words.length === 1 ? await makeOwnProof(place, line) : null;
      const file = made?.file ?? (await readPdf(placeOf(words[1])));
      const round = await attempt(order, line, 'proofed', () =>
        write(database, async (trx) => {
          const piece = { orderId: order.id, lineId: line.id, shows: made ? madeWords(made) : '' };
          const sent = await sendProof(trx, piece, file, now);
          if (made && made.round !== sent)
            throw new StartError(
              'Another proof of this piece was sent just now. Look at it, then try again.',
            );
          return sent;
        }),
      );
      const said = `Sent proof ${round} of ${line.product_name}, ${order.number}, to ${order.email}.`;
      if (!made) return said;
      const proofs = (await readProofs(database.db, order.id)).filter(({ line_id }) => line_id === line.id);
      const before = proofs.at(-2);
      const artworks = await listOrderArtworks(database.db, [line]);
      // Who asked for a change is answered with the same again.
      const isSame = before !== undefined && artworks.every(({ created_at }) => created_at <= before.sent_at);
      const same = `No artwork came since proof ${round - 1}: if something was to be changed, send your own PDF, or ask for other artwork.`;
      return [said, madeWords(made), ...(isSame ? [same] : [])].join(' ');
    },
  },
  say: {
    call: 'say NUMBER TEXT [--file PATH …]',
    does: 'writes a message to the customer, with up to four files',
    words: [1, any],
    async run({ database, order, words: all, now, env }) {
      const { words, paths } = filesOf(all);
      const text = textOf(words, 'text');
      const storage = paths.length > 0 ? await openStorage(env) : null;
      const files: string[] = [];
      for (const path of paths)
        if (storage) files.push(await sendFile({ db: database.db, storage, now: () => now }, order, path));
      await write(database, (trx) => writeMessage(trx, order, { from: 'shop', text, files }, now));
      return `Wrote to ${order.email} about ${order.number}${files.length > 0 ? `, with ${files.length} ${files.length === 1 ? 'file' : 'files'}` : ''}.`;
    },
  },
  files: {
    call: 'files NUMBER FOLDER',
    does: 'copies the files of its messages into a folder',
    words: [1, 1],
    async run({ database, order, words, env }) {
      const folder = resolve(process.env.INIT_CWD ?? process.cwd(), words[0] ?? '');
      const names = await copyMessageFiles(database.db, await openStorage(env), order, folder);
      return names.length > 0
        ? `Copied into ${folder}: ${names.join(', ')}.`
        : `No message about ${order.number} has a file.`;
    },
  },
  ship: step(
    {
      call: 'ship NUMBER PIECE TRACKING',
      does: 'says that a piece has left: carrier, number, and the address (https://…) to follow it',
    },
    { act: 'ship', done: 'shipped', rest: 'tracking' },
  ),
  tracking: {
    call: 'tracking NUMBER PIECE TRACKING',
    does: 'corrects what "ship" said of a piece that is on its way',
    words: [2, any],
    async run({ database, order, words: [piece, ...words], now }) {
      const line = await pieceOf(database.db, order, piece);
      const tracking = textOf(words, 'tracking', mostOf.tracking);
      const of = { orderId: order.id, lineId: line.id };
      const isOther = await attempt(order, line, 'corrected', () =>
        write(database, (trx) => correctTracking(trx, of, tracking, now)),
      );
      return isOther
        ? `Tracking of ${line.product_name} of ${order.number} is now: ${tracking}. ${order.email} is told.`
        : `Tracking of ${line.product_name} of ${order.number} was that already. Nothing was done.`;
    },
  },
  delivered: step(
    { call: 'delivered NUMBER PIECE', does: 'says that a piece has arrived' },
    { act: 'deliver', done: 'delivered', rest: null },
  ),
  cancel: step(
    {
      call: 'cancel NUMBER PIECE REASON',
      does: 'cancels a piece before it is printed; its customer is told REASON',
    },
    { act: 'call-off', done: 'cancelled', rest: 'detail' },
  ),
  refund: {
    call: 'refund NUMBER DOLLARS [--transfer] REASON',
    does: 'gives money back: to the card, or written down for a transfer, with --transfer of a payment by card too',
    words: [2, any],
    run: (place) => attempt(place.order, null, 'refunded', () => refundOrder(place)),
  },
};

const listCall = {
  call: 'list [STAGE|owed|unanswered]',
  does: 'lists the newest orders, those with a piece at a stage, that money is owed of, or whose customer wrote last',
};

/** What is said where no order waits for that. */
const noneWaits = {
  owed: 'Nothing is to be given back.',
  unanswered: 'Nobody waits for an answer.',
} as const;

const isWaiting = (word: string): word is keyof typeof noneWaits => Object.hasOwn(noneWaits, word);

/** What a piece waits for at each stage, for who works through the orders. */
const stageMeanings: Readonly<Record<LineStage, string>> = {
  placed: 'the customer has to send artwork',
  'artwork-received': 'you have to send a proof',
  'proof-sent': 'the customer has to answer the proof',
  'change-asked': 'you have to send another proof',
  approved: 'the customer has to pay',
  'in-production': 'approved and paid: print it, then ship it',
  shipped: 'on its way',
  delivered: 'done',
  cancelled: 'will not be printed',
};

/** What is done from the first look at an order to its last. */
const course = ['list', 'show', 'artwork', 'proof', 'paid', 'ship', 'delivered'];

const rowsOf = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([words]) => words.length));
  return rows.map(([words, does]) => `  ${words.padEnd(width)}  ${does}`);
};

/** What can be done with orders, a line each. */
function manual(): string {
  const all = { list: listCall, ...deeds };
  const rowOf = ([, { call, does }]: [string, Pick<Deed, 'call' | 'does'>]) => [call, does] as const;
  const entries = Object.entries(all);
  const inTurn = course.flatMap((name) => entries.filter(([own]) => own === name));
  return [
    'What can be done with orders, each behind: npm run shop -- orders',
    '',
    'An order from its beginning to its end:',
    ...rowsOf(inTurn.map(rowOf)),
    '',
    'At any time:',
    ...rowsOf(entries.filter(([name]) => !course.includes(name)).map(rowOf)),
    '',
    'NUMBER is the order’s, as K26-7QXM4DWA; PIECE is 1 for its first piece, 2 for the next, as "show" counts them.',
    'What is approved and paid goes to the press by itself. The customer is told by e-mail of everything but a look:',
    'of proofs, messages, payments, refunds, and of each piece that is printed, shipped, delivered or cancelled.',
    'You are told, at the seller’s address, of new orders, of messages, and each time that a piece is your turn.',
    '',
    'STAGE is where a piece stands, and what it waits for:',
    ...rowsOf(lineStages.map((stage) => [stage, stageMeanings[stage]])),
  ].join('\n');
}

/** What the words ask for; how it is done where they ask for that. Throws for words that ask for nothing. */
function readWords(
  [name = '', ...rest]: readonly string[],
  env: Env,
): string | ((database: Database) => Promise<string>) {
  if (['', 'help', '--help', '-h'].includes(name)) return manual();
  if (name === 'list') {
    const [stage] = rest;
    if (rest.length > 1 || (stage !== undefined && !isStage(stage) && !isWaiting(stage)))
      throw new StartError(
        `Say a stage, "owed", "unanswered", or nothing for all: ${lineStages.join(', ')}.`,
      );
    return async ({ db }) => {
      const listed = await listForShop(db, stage ?? null);
      if (listed.length === 0)
        return stage === undefined
          ? 'There is no order yet.'
          : isWaiting(stage)
            ? noneWaits[stage]
            : `No order is at "${stage}".`;
      const more =
        listed.length < maxListedOrders ? [] : [`These are ${maxListedOrders}; there may be more.`];
      return [...listed.map(listedLine), ...more].join('\n');
    };
  }
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!deed) throw new StartError(`There is no "${name}" for orders.\n\n${manual()}`);
  const [number = '', ...words] = rest;
  const [least, most] = deed.words;
  if (number.trim() === '' || words.length < least || words.length > most)
    throw new StartError(
      `This takes other words: npm run shop -- orders ${deed.call}\nIt ${deed.does}.${deed.call.includes('PIECE') ? ' PIECE is 1 for the first piece of an order, 2 for the next.' : ''}`,
    );
  return async (database) => {
    const order = await findByNumber(database.db, readOrderNumber(number));
    if (!order) throw new StartError(`There is no order ${number}. List them: npm run shop -- orders list`);
    return deed.run({ database, order, words, now: new Date(), env });
  };
}

/** Brings orders further, each step with a letter to the customer. Alone it says how. */
export const orders: Command = {
  name: 'orders',
  usage: '[WHAT …]',
  does: 'lists and shows orders, sends proofs, answers, ships, records payments; alone it says how',
  saysHow: true,
  async run(words, env: Env) {
    const work = readWords(words, env);
    if (typeof work === 'string') return work;
    const database = await openKept(env);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  },
};
