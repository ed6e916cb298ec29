import { apiBase, peopleRoutes } from '@kerf/sdk/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../tests/databases.js';
import { openSmtpSink, type SmtpSink } from '../../tests/smtp-sink.js';
import { startApi } from '../../tests/start-api.js';
import { openDatabase } from '../db/open-database.js';

const long = 120_000;

describeOnEachDatabase('A shop whose server of mail is silent', (open) => {
  let sink: SmtpSink;
  beforeEach(async () => {
    sink = await openSmtpSink();
  });
  afterEach(() => sink.close());

  test(
    'answers whoever registers within a second, and after it was killed each has one mail',
    async () => {
      const place = await open('no schema');
      const variables = { ...place.variables, SMTP_URL: sink.url };
      sink.manner = 'stall';
      const first = await startApi(variables);
      const addresses = Array.from({ length: 12 }, (_, n) => `member-${n}@example.com`);
      try {
        await first.answering();
        for (const email of addresses) {
          const began = performance.now();
          const answer = await fetch(first.url + apiBase + peopleRoutes.sendVerificationCode, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ first_name: 'Ada', last_name: 'Lovelace', email }),
          });
          expect(answer.status).toBe(200);
          expect(performance.now() - began).toBeLessThan(1_000);
        }
        await expect.poll(() => sink.begun).toBeGreaterThanOrEqual(5);
      } finally {
        await first.end('SIGKILL');
      }

      // The minute for which a dead server's mail is its own, without the waiting.
      const { db, close } = await openDatabase(place);
      await db.updateTable('mails').set({ held_until: '2000-01-01T00:00:00.000Z' }).execute();
      sink.manner = 'take';
      const servers = await Promise.all([startApi(variables), startApi(variables)]);
      try {
        const waiting = async () =>
          (await db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute()).length;
        await expect.poll(waiting).toBe(0);
        expect(sink.taken.map(({ to }) => to?.[0]?.address).sort()).toEqual(addresses.sort());
      } finally {
        await Promise.all(servers.map((server) => server.end('SIGTERM')));
        await close();
      }
    },
    long,
  );

  test('says when it starts where mail goes', async () => {
    const { variables } = await open('no schema');
    const [without, having, developing] = [
      await startApi(variables),
      await startApi({ ...(await open('no schema')).variables, SMTP_URL: sink.url }),
      await startApi({ ...(await open('no schema')).variables, NODE_ENV: 'development' }),
    ];
    await Promise.all([without.answering(), having.answering(), developing.answering()]);
    // What a server says comes by a pipe of its own: it may be behind its answers.
    await expect
      .poll(without.said)
      .toContain('Mail: SMTP_URL is not set; mail waits in the queue and goes to nobody.');
    await expect
      .poll(developing.said)
      .toMatch(/^Mail: SMTP_URL is not set; mail comes to http:\/\/localhost:\d+\/dev\/mail\.$/m);
    expect(having.said()).not.toContain('Mail:');
    await Promise.all([without.end('SIGTERM'), having.end('SIGTERM'), developing.end('SIGTERM')]);
  });
});
