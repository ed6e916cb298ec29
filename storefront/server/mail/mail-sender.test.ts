import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openSmtpSink, type SmtpSink } from '../../tests/smtp-sink.js';
import { type Database, openDatabase } from '../db/open-database.js';
import { forgetOldMails, queueMail } from './mail-queue.js';
import { type Addressed, createMailSender, type MailTransport, RefusedMail } from './mail-sender.js';
import { createSmtp } from './smtp.js';

const start = Date.parse('2026-11-18T02:00:00Z');
const day = 86_400_000;

describeOnEachDatabase('A mail', (open) => {
  let database: Database;
  /** A second server on the same database. */
  let neighbour: Database;
  let time = start;
  let delivered: string[];
  const said: string[] = [];

  const server = (
    { db }: Database,
    deliver: MailTransport['deliver'],
    compose = async ({ recipient }: { recipient: string }): Promise<Addressed | null> => ({
      to: recipient,
      letter: { subject: recipient, paragraphs: [] },
    }),
  ) =>
    createMailSender({
      db,
      compose,
      transport: { deliver },
      now: () => new Date(time),
      log: { warn: (_detail: object, words?: string) => said.push(words ?? '') },
    });
  const take = async ({ to }: Addressed) => {
    delivered.push(to);
  };
  const queue = (recipient = 'ada@example.com') =>
    database.db
      .transaction()
      .execute((trx) => queueMail(trx, { kind: 'test', recipient, about: '' }, new Date(time)));
  const rowOf = (id: string) =>
    database.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  beforeAll(async () => {
    const place = await open();
    database = await openDatabase(place);
    neighbour = await openDatabase(place);
  });
  afterAll(async () => {
    await neighbour.close();
    await database.close();
  });
  beforeEach(async () => {
    time = start;
    delivered = [];
    said.length = 0;
    await database.db.deleteFrom('mails').execute();
  });

  test('goes out once, of however many at once by two servers', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `a${n}@example.com`);
    await Promise.all(names.map(queue));
    const servers = [server(database, take), server(neighbour, take)];
    await Promise.all([...servers, ...servers].map((each) => each.sendDue()));
    expect(delivered.sort()).toEqual(names.sort());
    await Promise.all(servers.map((each) => each.sendDue()));
    expect(delivered).toHaveLength(40);
  });

  test('of a transaction that is taken back is not there', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, { kind: 'test', recipient: 'ada@example.com', about: '' }, new Date(time));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await server(database, take).sendDue();
    expect(delivered).toEqual([]);
  });

  test('that does not go out is tried again after pauses that double up to an hour, for three days', async () => {
    const id = await queue();
    const failing = server(database, async () => {
      throw new Error('connection refused');
    });
    const pauses: number[] = [];
    for (;;) {
      await failing.sendDue();
      const row = await rowOf(id);
      expect([row.failure, row.holder]).toEqual(['connection refused', '']);
      if (row.state !== 'waiting') break;
      pauses.push((Date.parse(row.due_at) - time) / 1_000);
      time = Date.parse(row.due_at) - 1;
      const { attempts } = row;
      await failing.sendDue();
      expect((await rowOf(id)).attempts).toBe(attempts);
      time++;
    }
    expect(pauses.slice(0, 11)).toEqual([10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600]);
    expect((await rowOf(id)).state).toBe('failed');
    expect(time - start).toBeGreaterThanOrEqual(3 * day);
    expect(time - start).toBeLessThan(3 * day + 3_600_000);
    time += day;
    await server(database, take).sendDue();
    expect(delivered).toEqual([]);
  });

  test('that is refused for good is not tried again', async () => {
    const id = await queue();
    const refused = server(database, async () => {
      throw new RefusedMail('550 nobody of that name');
    });
    await refused.sendDue();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', failure: '550 nobody of that name' });
    expect(said).toEqual(['a mail could not be sent']);
  });

  test('that nobody needs any more is dropped', async () => {
    const id = await queue();
    await server(database, take, async () => null).sendDue();
    expect([delivered, (await rowOf(id)).state]).toEqual([[], 'dropped']);
  });

  test('of a server that died is another server’s after a minute, and not before', async () => {
    await queue();
    let begun = 0;
    const dying = server(database, () => {
      begun++;
      return new Promise(() => {});
    });
    void dying.sendDue();
    await expect.poll(() => begun).toBe(1);
    const other = server(neighbour, take);
    time = start + 59_999;
    await other.sendDue();
    expect(delivered).toEqual([]);
    time = start + 60_000;
    await other.sendDue();
    expect(delivered).toEqual(['ada@example.com']);
  });

  test('that is out is not sent again, though that could not be written at first', async () => {
    const id = await queue();
    let failures = 2;
    const faulty = database.db.withPlugin({
      transformQuery({ node }) {
        if (delivered.length > 0 && node.kind === 'UpdateQueryNode' && failures-- > 0)
          throw new Error('the database is away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await server({ ...database, db: faulty }, take).sendDue();
    expect((await rowOf(id)).state).toBe('sent');
    expect(said).toEqual(Array(2).fill('it could not be written that a mail is out'));
    time = start + day;
    await server(neighbour, take).sendDue();
    expect(delivered).toEqual(['ada@example.com']);
  });

  test('is forgotten a month after it went out, and one that waits is not', async () => {
    const sent = await queue();
    await server(database, take).sendDue();
    const waiting = await queue();
    time = start + 30 * day;
    await forgetOldMails(database.db, new Date(time));
    const kept = await database.db.selectFrom('mails').select('id').execute();
    expect(kept.map(({ id }) => id)).toEqual([waiting]);
    expect(kept).not.toContain(sent);
  });

  test('is out on its own once a server has started, at the latest when it is woken', async () => {
    const sender = server(database, take);
    sender.wake();
    sender.start();
    await queue();
    sender.wake();
    await expect.poll(() => delivered).toEqual(['ada@example.com']);
    await sender.stop();
    await queue();
    sender.wake();
    await sender.sendDue();
    expect(delivered).toHaveLength(1);
  });

  test('comes once to a server of mail that refuses, breaks off and is silent before it takes it', async () => {
    const sink: SmtpSink = await openSmtpSink();
    const { deliver } = createSmtp({
      url: sink.url,
      from: 'shop@kerf.example',
      shopUrl: 'https://kerf.example',
      silence: 300,
    });
    const sender = server(database, deliver);
    const id = await queue();
    for (const manner of ['refuse for now', 'die', 'stall', 'take'] as const) {
      sink.manner = manner;
      await sender.sendDue();
      time += 3_600_000;
    }
    await sender.sendDue();
    expect([sink.begun, sink.taken.length]).toEqual([4, 1]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 3, failure: '' });
    await sink.close();
  });
});
