import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lineStages, type Range } from '@kerf/sdk/contract';
import { formatShippingDate, openingSelection, toPricingRequest } from '@kerf/sdk/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { artworkCalls } from '../../tests/artwork-calls.js';
import { makePdf } from '../../tests/artwork-files.js';
import { describeOnEachDatabase, type EmptyDatabase } from '../../tests/databases.js';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { orderCalls, orderKey, samplePdf } from '../../tests/order-calls.js';
import { readPdfText } from '../../tests/pdf-text.js';
import { placedOrder } from '../../tests/placed-order.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import { readEnv } from '../env.js';
import { changeLine } from '../orders/change-order.js';
import { composeOrderMail } from '../orders/compose-order-mail.js';
import { orderMailKinds } from '../orders/order-mail-kinds.js';
import { type KeptOrder, readOrderLines } from '../orders/order-rows.js';
import { arrivalDay } from '../pricing/quote-shipping.js';
import { roll } from '../pricing/testing/requests.js';
import { runCommand } from './run-command.js';

describeOnEachDatabase('The shop’s people with orders from the command line', (open) => {
  let place: EmptyDatabase;
  let opened: OpenApp;
  let order: KeptOrder;
  let folder: string;
  const run = async (...words: string[]) => {
    let said = '';
    const code = await runCommand(['orders', ...words], place.variables, (more) => {
      said += more;
    });
    return { code, said };
  };
  const customer = async () => {
    const key = { key: await orderKey(opened, order.id) };
    const calls = orderCalls(opened.app);
    return {
      read: async () => (await calls.read(key, order.id)).data,
      approve: async () =>
        calls.approve(key, order.id, (await calls.read(key, order.id)).data.proofs.at(-1)?.id ?? ''),
      askChange: async (remark: string) =>
        calls.askChange(
          key,
          order.id,
          (await calls.read(key, order.id)).data.proofs.at(-1)?.id ?? '',
          remark,
        ),
      write: (text: string) => calls.write(key, order.id, text),
    };
  };
  /** The letters of the queue, the newest last. */
  const letters = async () => {
    const { db } = opened.database;
    const mails = await db.selectFrom('mails').selectAll().orderBy('created_at').execute();
    return Promise.all(
      mails.map((mail) => composeOrderMail(db, mail, opened.world.catalogue, opened.world.now)),
    );
  };
  beforeEach(async () => {
    place = await open();
    opened = await openApp(place);
    opened.world.now = new Date();
    order = await placedOrder(opened, { email: 'ada@example.com' });
    folder = await mkdtemp(path.join(tmpdir(), 'kerf-proofs-'));
    vi.stubEnv('INIT_CWD', folder);
    await writeFile(path.join(folder, 'Ada’s card (1).pdf'), samplePdf);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
    await opened.app.close();
  });

  test('bring one all the way, and its customer is told each step', async () => {
    const { number } = order;
    const ada = await customer();
    expect(await run('proof', number, '1', 'Ada’s card (1).pdf')).toEqual({
      code: 0,
      said: expect.stringMatching(/^Sent proof 1 of .+, K26-.+, to ada@example.com\.$/),
    });
    expect((await ada.read()).proofs[0]?.file_name).toMatch(/^Ada.*card-1\.pdf$/);
    await ada.askChange('The name is spelt Lovelace.');
    expect((await run('list', 'change-asked')).said).toContain(number);
    expect((await run('say', number.toLowerCase(), 'It is mended.', 'Look again.')).said).toBe(
      `Wrote to ada@example.com about ${number}.`,
    );
    await run('proof', number, '1', 'Ada’s card (1).pdf');
    await ada.approve();
    expect((await run('paid', number, 'transfer of Monday')).said).toMatch(/^Order .+ is paid, \$/);
    expect((await run('paid', number)).said).toMatch(/was paid already/);
    expect((await run('ship', number, '1', 'Australia', 'Post', '33ABC')).said).toMatch(/is shipped\./);
    const [left] = (await ada.read()).order.events.filter(({ what }) => what === 'shipped');
    const corrected = ['tracking', number, '1', 'Australia Post', '33ABD'];
    expect((await run(...corrected)).said).toMatch(
      /is now: Australia Post 33ABD\. ada@example\.com is told\.$/,
    );
    expect((await run(...corrected)).said).toMatch(/was that already\. Nothing was done\.$/);
    // The day that it left is the day that it left.
    expect((await ada.read()).order.events.filter(({ what }) => what === 'shipped')).toEqual([
      { ...left, detail: 'Australia Post 33ABD, corrected from Australia Post 33ABC' },
    ]);
    expect((await run('delivered', number, '1')).code).toBe(0);
    expect((await run(...corrected)).said).toMatch(/can’t be corrected: it is at "delivered"\./);
    expect((await run('refund', number, '1.50', 'A', 'corner', 'was', 'bent.')).said).toMatch(
      /^Gave back \$1\.50 of order/,
    );
    const { order: seen, messages, refunds } = await ada.read();
    expect(seen).toMatchObject({ payment: 'partly-refunded', refunded: 1.5 });
    expect(refunds).toMatchObject([{ amount: 1.5, reason: 'A corner was bent.' }]);
    expect(seen.lines[0]).toMatchObject({ stage: 'delivered', tracking: 'Australia Post 33ABD' });
    expect(messages).toMatchObject([{ from: 'shop', text: 'It is mended. Look again.' }]);
    const sent = await letters();
    // What became the shop's turn is over by now.
    expect(sent.filter((letter) => letter === null)).toHaveLength(2);
    const subjects = sent.map((letter) => letter?.subject.replace(number, 'N') ?? '');
    for (const word of [
      'thank you',
      'proof 2 of',
      'we wrote',
      'paid',
      'being printed',
      'on its way',
      'where to follow',
      'delivered',
      'money back',
    ])
      expect(subjects.some((subject) => subject.includes(word))).toBe(true);
    const [line] = await readOrderLines(opened.database.db, order.id);
    if (!line) throw new Error('The order has no piece.');
    const begun = await opened.database.db
      .selectFrom('order_events')
      .select('at')
      .where('what', '=', 'production-started')
      .executeTakeFirstOrThrow();
    const day = arrivalDay(opened.world.catalogue, line, new Date(begun.at));
    const arrives = `It arrives by ${formatShippingDate(day)}.`;
    for (const word of ['being printed', 'on its way'])
      expect(sent.find((letter) => letter?.subject.includes(word))?.paragraphs.join(' ')).toContain(arrives);
    const back = sent.find((letter) => letter?.subject.includes('money back'));
    expect(back?.paragraphs).toContain('$1.50: A corner was bent.');
    const follow = sent.filter((letter) => letter?.subject.includes('where to follow'));
    expect(follow.map((letter) => letter?.paragraphs[1])).toEqual(['Tracking: Australia Post 33ABD']);
    const wrote = sent.find((letter) => letter?.subject.includes('we wrote'));
    expect(wrote?.paragraphs).toContain('It is mended. Look again.');
    expect(wrote?.link?.path).toBe(
      `/mypage/orders?master_id=${order.id}&type=messages&order=${number}&form=non-member`,
    );
    const shown = (await run('show', number)).said;
    for (const words of [
      'ada@example.com',
      'a change was asked for by ada@example.com',
      'The name is spelt Lovelace.',
      'approved by ada@example.com',
      'the shop: It is mended. Look again.',
      'shipped (Australia Post 33ABD, corrected from Australia Post 33ABC)',
      'refunded (A corner was bent.)',
    ])
      expect(shown).toContain(words);
  });

  test('send a proof that is made of the artwork, where they name no file', async () => {
    const { db } = opened.database;
    const [line] = await readOrderLines(db, order.id);
    const files = path.join(readEnv(place.variables).dataDirectory, 'files');
    await mkdir(files, { recursive: true });
    await writeFile(path.join(files, 'kept'), await makePdf({ width: 90, height: 55, pages: 2 }));
    const kept = {
      id: 'file',
      line_id: line?.id ?? '',
      name: 'card.pdf',
      kind: 'pdf',
      bytes: 1,
      sha256: '',
    } as const;
    await db
      .insertInto('artworks')
      .values({
        ...kept,
        storage_key: 'kept',
        state: 'checked',
        report: '[]',
        held_until: '',
        created_at: '',
        removed_at: null,
      })
      .execute();
    const { code, said } = await run('proof', order.number, '1');
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Sent proof 1 of .+, to ada@example\.com\. It shows "card\.pdf"/),
    ]);
    const { proofs, order: seen } = await (await customer()).read();
    expect(proofs).toMatchObject([{ round: 1, file_name: `proof-${order.number}-1-1.pdf` }]);
    expect(seen.lines[0]?.stage).toBe('proof-sent');
    // Who ordered reads the same.
    expect(seen.events.findLast(({ what }) => what === 'proof-sent')?.detail).toMatch(
      /^It shows "card\.pdf"/,
    );
    // Nobody is sent the same again unawares who asked for a change.
    await (await customer()).askChange('Larger, please.');
    expect((await run('proof', order.number, '1')).said).toMatch(
      /^Sent proof 2 of .+ No artwork came since proof 1: if something was to be changed, send your own PDF/,
    );
    expect(said).not.toContain('No artwork came');
    expect((await run('cancel', order.number, '1', 'Gone.')).code).toBe(0);
    expect((await run('proof', order.number, '1')).said).toMatch(/can’t be proofed: it is at "cancelled"/);
  });

  test('send a proof of designed letters, of which is said what they spell', async () => {
    const { catalogue } = opened.world;
    const range = catalogue.ranges.get('vinyl-lettering') as Range;
    const lettering = { text: 'Open\ndaily', font: 'Pacifico', align: 'center' } as const;
    const opening = openingSelection(range, 'vinyl-lettering');
    const asked = toPricingRequest(range, { ...opening, size_id: null, width: '300', height: '', lettering });
    if (!asked) throw new Error('no request');
    const configuration = JSON.stringify(catalogue.letters.settle({ ...asked, quantity: 1 }));
    await opened.database.db.updateTable('order_lines').set({ configuration }).execute();
    expect((await run('proof', order.number, '1')).said).toMatch(/ It shows your words “Open daily”\.$/);
    const { order: seen, proofs } = await (await customer()).read();
    expect(seen.events.findLast(({ what }) => what === 'proof-sent')?.detail).toBe(
      'It shows your words “Open daily”.',
    );
    expect(proofs[0]?.picture_height).toBeGreaterThan(500);
  });

  test('cancel a piece before it is approved, and not after', async () => {
    expect((await run('cancel', order.number, '1', 'The', 'stock', 'is', 'gone.')).said).toMatch(
      /is cancelled/,
    );
    expect((await run('list')).said).toMatch(/\$0\.00, nothing to pay, /);
    expect((await run('show', order.number)).said).toContain('nothing to pay');
    expect((await letters()).at(-1)?.paragraphs).toEqual(
      expect.arrayContaining(['Our reason: The stock is gone.', 'Nothing is to be paid for it.']),
    );
    const again = await run('cancel', order.number, '1', 'Again.');
    expect(again).toEqual({
      code: 1,
      said: expect.stringMatching(/can’t be cancelled: it is at "cancelled"/),
    });
  });

  test('are told by mail of what a customer writes, and find who waits for an answer, the first of them first', async () => {
    const { db } = opened.database;
    const other = await placedOrder(opened, { email: 'bo@example.com' });
    const calls = orderCalls(opened.app);
    opened.world.now = new Date(Date.now() - 10_000);
    for (const { id } of [order, other]) {
      const text = 'When is it here?\nIt is for www.example.com';
      await calls.write({ key: await orderKey(opened, id) }, id, text);
      opened.world.now = new Date(opened.world.now.getTime() + 1000);
    }
    const mails = await db
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', orderMailKinds.customerWrote)
      .execute();
    const { seller } = opened.world.catalogue;
    expect(mails.map(({ recipient }) => recipient)).toEqual([seller.email, seller.email]);
    const sent = await letters();
    const told = sent.find((letter) => letter?.subject === `Order ${order.number}: the customer wrote`);
    expect(told?.paragraphs).toEqual([
      `ada@example.com wrote about order ${order.number}:`,
      'When is it here?',
      expect.not.stringContaining('www.example.com'),
      `Answer it: npm run shop -- orders say ${order.number} TEXT`,
    ]);
    const numbers = async () => (await run('list', 'unanswered')).said.match(/K26-[A-Z0-9]{8}/g);
    expect(await numbers()).toEqual([order.number, other.number]);
    await run('say', order.number, 'Tomorrow.');
    expect(await numbers()).toEqual([other.number]);
    await run('say', other.number, 'Tomorrow.');
    expect((await run('list', 'unanswered')).said).toBe('Nobody waits for an answer.');
  });

  test('are told by mail of a new order, and each time that a piece comes back to them', async () => {
    const { db } = opened.database;
    const { seller } = opened.world.catalogue;
    const toShop = async () => {
      const mails = await db
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', seller.email)
        .orderBy('created_at')
        .execute();
      const last = mails.at(-1);
      const letter = last && (await composeOrderMail(db, last, opened.world.catalogue, opened.world.now));
      return { count: mails.length, words: letter?.paragraphs ?? [], subject: letter?.subject };
    };
    const later = () => {
      opened.world.now = new Date(opened.world.now.getTime() + 1000);
    };
    const placed = await toShop();
    expect(placed).toMatchObject({
      count: 1,
      subject: expect.stringMatching(new RegExp(`^New order ${order.number}: \\$`)),
    });
    expect(placed.words[0]).toBe('ada@example.com ordered:');
    expect(placed.words.at(-1)).toBe(`See it: npm run shop -- orders show ${order.number}`);
    const ada = await customer();
    const [line] = await readOrderLines(db, order.id);
    later();
    const uploads = artworkCalls(await opened.app.listen({ port: 0, host: '127.0.0.1' }));
    const holder = {
      cookie: `kerf-order=${await orderKey(opened, order.id)}`,
      'sec-fetch-site': 'same-origin',
    };
    for (const name of ['front.pdf', 'back.pdf']) {
      const { status } = await uploads.upload(
        holder,
        line?.id ?? '',
        name,
        await makePdf({ width: 92, height: 57 }),
      );
      expect(status).toBe(204);
      later();
    }
    // Once, of two files.
    expect(await toShop()).toMatchObject({
      count: 2,
      subject: expect.stringContaining('its artwork is here'),
    });
    expect((await toShop()).words.at(-1)).toBe(`Go on: npm run shop -- orders proof ${order.number} 1`);
    await run('proof', order.number, '1', 'Ada’s card (1).pdf');
    await ada.askChange('See www.example.com');
    const asked = await toShop();
    expect(asked).toMatchObject({ count: 3, subject: expect.stringContaining('a change is asked for') });
    expect(asked.words.join()).not.toContain('www.example.com');
    later();
    await run('proof', order.number, '1', 'Ada’s card (1).pdf');
    await ada.approve();
    expect(await toShop()).toMatchObject({
      count: 4,
      subject: expect.stringContaining('its proof is approved, and it waits for the payment'),
    });
  });

  test('see first who has waited longest for them', async () => {
    const later = await placedOrder(opened, { email: 'bo@example.com' });
    for (const { id } of [order, later]) {
      const [line] = await readOrderLines(opened.database.db, id);
      opened.world.now = new Date(opened.world.now.getTime() + 1000);
      await opened.database.db
        .transaction()
        .execute((trx) =>
          changeLine(trx, { orderId: id, lineId: line?.id ?? '' }, 'receive-artwork', {}, opened.world.now),
        );
    }
    expect((await run('list', 'artwork-received')).said.match(/K26-[A-Z0-9]{8}/g)).toEqual([
      order.number,
      later.number,
    ]);
  });

  test('write the tax invoice of one into a file', async () => {
    expect(await run('invoice', order.number, 'ada')).toEqual({
      code: 0,
      said: `Wrote the tax invoice of ${order.number} to ${path.join(folder, 'ada.pdf')}.`,
    });
    const { pages } = await readPdfText(await readFile(path.join(folder, 'ada.pdf')));
    expect(pages.join(' ')).toContain(`Invoice number ${order.number}`);
    expect(await run('invoice', order.number, 'none/ada.pdf')).toEqual({
      code: 1,
      said: expect.stringMatching(/can’t be written: .+ Name a file in a folder that is there\.$/),
    });
  });

  test('see with which rolls a dispenser is to be packed, and their customers with which one comes', async () => {
    const beside = [1000, 500].map((quantity) => ({ ...roll, quantity }));
    const { id, number } = await placedOrder(opened, { email: 'bo@example.com', beside });
    const { lines } = (await orderCalls(opened.app).read({ key: await orderKey(opened, id) }, id)).data.order;
    const words = 'Free roll dispenser';
    expect(lines.map(({ summary }) => summary.endsWith(` / ${words}`))).toEqual([false, true, false]);
    const packed = (await run('show', number)).said.split('\n').filter((line) => line.includes(words));
    expect(packed).toEqual([expect.stringMatching(/^2 {2}.+, 1000, /)]);
    const letter = (await letters()).find((each) => each?.subject.includes(number));
    expect(letter?.paragraphs.filter((each) => each.includes(words))).toHaveLength(1);
    await run('invoice', number, 'bo');
    const { pages } = await readPdfText(await readFile(path.join(folder, 'bo.pdf')));
    expect(pages.join(' ').replaceAll('\n', ' ').split(words)).toHaveLength(2);
  });

  test('see who waits for an answer', async () => {
    expect((await run('list')).said).not.toContain('wrote last');
    await (await customer()).write('Hello?');
    expect((await run('list')).said).toContain('the customer wrote last');
    opened.world.now = new Date();
    await run('say', order.number, 'Hello.');
    expect((await run('list')).said).not.toContain('wrote last');
  });

  test('are told that the folder of files is away, and make no other one', async () => {
    await writeFile(path.join(folder, 'layout.pdf'), samplePdf);
    const files = path.join(place.dataDirectory, 'files');
    await rename(files, `${files}.away`);
    for (const words of [
      ['artwork', order.number, '1', 'got'],
      ['proof', order.number, '1'],
      ['say', order.number, 'Look.', '--file', 'layout.pdf'],
    ])
      expect(await run(...words)).toEqual({
        code: 1,
        said: `DATA_DIR can’t be used for ${files}: it is away, with the files in it. Bring it back, or make an empty one where they are lost, then start again.`,
      });
    expect(await readdir(place.dataDirectory)).not.toContain('files');
    await rename(`${files}.away`, files);
    expect((await run('say', order.number, 'Look.', '--file', 'layout.pdf')).code).toBe(0);
  });

  test('send files with a message, and get those of their customers', async () => {
    await writeFile(path.join(folder, 'layout.pdf'), samplePdf);
    const { number } = order;
    expect(await run('say', number, 'Look', 'here.', '--file', 'layout.pdf')).toEqual({
      code: 0,
      said: `Wrote to ada@example.com about ${number}, with 1 file.`,
    });
    const { messages } = await (await customer()).read();
    expect(messages).toMatchObject([
      { from: 'shop', text: 'Look here.', files: [{ name: 'layout.pdf', bytes: samplePdf.length }] },
    ]);
    expect((await run('show', number)).said).toContain('with layout.pdf');
    expect((await run('files', number, 'got')).said).toMatch(/^Copied into .*got: 1 layout\.pdf\.$/);
    expect((await readFile(path.join(folder, 'got', '1 layout.pdf'))).equals(samplePdf)).toBe(true);
    await writeFile(path.join(folder, 'fake.png'), 'a text');
    // Opens, and then can't be read.
    await symlink('/proc/self/mem', path.join(folder, 'broken.pdf'));
    const five = Array.from({ length: 5 }, () => ['--file', 'layout.pdf']).flat();
    for (const [words, said] of [
      [['--file', 'none.pdf'], /^There is no file .*none\.pdf\. Name it with its folder\.$/],
      [['--file', '.'], /^There is no file .*\. Name it with its folder\.$/],
      [['--file', '/dev/zero'], /^There is no file \/dev\/zero\./],
      [['--file', 'broken.pdf'], /broken\.pdf can’t be read: EIO: i\/o error, read$/],
      [['--file', 'fake.png'], /fake\.png: This file is not what its name says/],
      [['--file'], /^Behind --file stands the path of a file\.$/],
      [five, /^You cannot upload more than 4 files\./],
    ] as const)
      expect(await run('say', number, 'Look.', ...words)).toEqual({
        code: 1,
        said: expect.stringMatching(said),
      });
    expect((await (await customer()).read()).messages).toHaveLength(1);
    // A file and what is said of it, of the one message.
    expect(await readdir(path.join(place.dataDirectory, 'files'))).toHaveLength(2);
  });

  test('are told what to do where that can’t be done', async () => {
    const { number } = order;
    await writeFile(path.join(folder, 'not.pdf'), 'a text');
    await writeFile(path.join(folder, 'cut.pdf'), samplePdf.subarray(0, 60));
    await writeFile(path.join(folder, 'large.pdf'), Buffer.alloc(10_485_761));
    for (const [words, said] of [
      [['frobnicate'], /^There is no "frobnicate" for orders\.\n\nWhat can be done/],
      [['toString', number], /^There is no "toString"/],
      [['list', 'lost'], /^Say a stage, "owed", "unanswered", or nothing for all: placed, /],
      [['show'], /^This takes other words: npm run shop -- orders show NUMBER\nIt shows all/],
      [['show', 'K26-AAAAAAAA'], /^There is no order K26-AAAAAAAA\. List them/],
      [['proof', number, '1', 'none.pdf'], /^There is no file .*none\.pdf\./],
      [['proof', number, '1', '.'], /^There is no file/],
      [['proof', number, '1', 'not.pdf'], /is no whole PDF\. Save it as one again\.$/],
      [['proof', number, '1', 'cut.pdf'], /is no whole PDF/],
      [['proof', number, '1', 'large.pdf'], /has 10\.0 MB; a proof has at most 10 MB/],
      [['proof', number, '1'], /has no artwork yet\. Make a proof and send it: .* proof K26-.+ 1 FILE\.pdf$/],
      [['proof', number, '7', 'not.pdf'], /^Order K26-.+ has no piece "7"\. Its pieces: 1 /],
      [
        ['ship', number, '1'],
        /^This takes other words: .*ship NUMBER PIECE TRACKING\nIt says .* PIECE is 1 for the first piece/,
      ],
      [['ship', number, '1', 'X'], /can’t be shipped: it is at "placed"\. See it/],
      [['say', number, ' '], /^The text is empty/],
      [['say', number, 'a'.repeat(2_001)], /^The text has 2001 characters, at most 2000 fit\.$/],
      [['refund', number, 'all', 'Why'], /^"all" is no amount of dollars, such as 12\.50\.$/],
      [['refund', number, '1.00', 'Why'], /can’t be refunded: its payment is "unpaid"/],
    ] as const)
      expect(await run(...words)).toEqual({ code: 1, said: expect.stringMatching(said) });
    await run('paid', number);
    expect((await run('refund', number, '99999', 'Why')).said).toMatch(
      /^Of order .+ at most \$[\d.,]+ can be given back\.$/,
    );
  });

  test('read how it is done', async () => {
    const { code, said } = await run();
    expect(code).toBe(0);
    for (const deed of [
      'list',
      'show',
      'invoice',
      'paid',
      'proof',
      'say',
      'ship',
      'tracking',
      'delivered',
      'cancel',
      'refund',
    ])
      expect(said).toMatch(new RegExp(`^ {2}${deed} .*\\S {2,}\\S`, 'm'));
    // As an owner who was never here reads it: in turn, with what every capital word stands for.
    const course = ['list', 'show', 'artwork', 'proof', 'paid', 'ship', 'delivered'];
    const places = course.map((deed) => said.search(new RegExp(`^ {2}${deed} `, 'm')));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const stage of lineStages) expect(said).toMatch(new RegExp(`^ {2}${stage} +\\S`, 'm'));
    expect(said).toMatch(/NUMBER is .*PIECE is 1/);
    for (const asked of ['help', '--help']) expect(await run(asked)).toEqual({ code: 0, said });
  });

  test('find proofs and messages again in a backup', async () => {
    const large = Buffer.concat([
      samplePdf.subarray(0, 9),
      Buffer.alloc(200_000, 7),
      Buffer.from('\n%%EOF\n'),
    ]);
    await writeFile(path.join(folder, 'large.pdf'), large);
    await run('proof', order.number, '1', 'large.pdf');
    await run('say', order.number, 'Look.');
    const file = path.join(folder, 'kept.kerf');
    await writeBackup(place, file, new Date());
    const before = await (await customer()).read();
    await opened.database.db.deleteFrom('orders').execute();
    await restoreBackup(place, file, { replace: true });
    const key = { key: await orderKey(opened, order.id) };
    const calls = orderCalls(opened.app);
    const after = (await calls.read(key, order.id)).data;
    expect(after).toEqual(before);
    const { headers } = await calls.file(key, order.id, after.proofs[0]?.id ?? '');
    expect(headers['content-length']).toBe(String(large.length));
    const whole = await opened.app.inject({
      url: `/api/order/get/proof/${order.id}/${after.proofs[0]?.id}`,
      headers: { cookie: `kerf-order=${key.key}` },
    });
    expect(whole.rawPayload.equals(large)).toBe(true);
  });
});
