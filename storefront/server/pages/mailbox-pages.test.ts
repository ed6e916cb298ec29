import { apiBase, peopleRoutes } from '@kerf/sdk/contract';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../tests/open-app.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { readEnv } from '../env.js';
import { createMailbox, type Mailbox } from '../mail/mailbox.js';
import { openMail } from '../open-mail.js';
import { pages } from './pages.js';

const publicUrl = 'http://localhost:4300';

describe('The mailbox in development', () => {
  let opened: OpenApp;
  let mailbox: Mailbox;
  let sendDue: () => Promise<void>;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const place = await temporaryPlace();
    mailbox = createMailbox(publicUrl, () => new Date('2026-11-18T02:00:00Z'));
    opened = await openApp(place, { pages, mailbox });
    const sender = openMail(readEnv({}), opened.database, {
      mailbox,
      catalogue: () => opened.world.catalogue,
      log: { warn: () => {} },
      now: () => opened.world.now,
    });
    if (!sender) throw new Error('Mail goes nowhere.');
    ({ sendDue } = sender);
    close = async () => {
      await opened.app.close();
      await place.remove();
    };
  });
  afterEach(() => close());

  const ask = (url: string, options: InjectOptions = {}) =>
    opened.app.inject({ url, ...options, headers: { host: 'localhost:4300', ...options.headers } });
  const writeTo = (email: string) =>
    ask(apiBase + peopleRoutes.sendVerificationCode, {
      method: 'POST',
      payload: { first_name: 'Ada', last_name: 'Lovelace', email },
    });

  test('has what the shop’s own queue sends, the newest first', async () => {
    await writeTo('first@example.com');
    await sendDue();
    await writeTo('second@example.com');
    await sendDue();
    const { statusCode, body, headers } = await ask('/dev/mail');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.match(/(?:first|second)@example\.com/g)).toEqual(['second@example.com', 'first@example.com']);
    expect(body).toMatch(/>[A-Z2-9]{4} is your verification code<\/a>/);
  });

  test('shows a letter as text and, where nothing in it can run, as HTML', async () => {
    await mailbox.deliver({
      id: 'a',
      to: 'ada@example.com',
      letter: { subject: 'Hello', paragraphs: ['<script>alert(1)</script>'] },
    });
    const page = await ask('/dev/mail/a');
    expect(page.body).toContain('<iframe src="/dev/mail/a/html" sandbox title=');
    expect(page.body).toContain('&lt;script>alert(1)&lt;/script>');
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    const { body, headers } = await ask('/dev/mail/a/html');
    expect(body).toBe(mailbox.find('a')?.html);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    expect(policy.some((each) => each.startsWith('script-src'))).toBe(false);
  });

  test('is emptied by its own form alone', async () => {
    await mailbox.deliver({ id: 'a', to: 'ada@example.com', letter: { subject: 'Hello', paragraphs: [] } });
    const empty = (headers: Record<string, string>) =>
      ask('/dev/mail/delete-all', { method: 'POST', headers });
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://else.example' }])
      expect((await empty(headers)).statusCode).toBe(403);
    expect(mailbox.list()).toHaveLength(1);
    const done = await empty({ 'sec-fetch-site': 'same-origin' });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/dev/mail']);
    expect(mailbox.list()).toEqual([]);
    expect((await ask('/dev/mail/a')).statusCode).toBe(404);
  });

  const paths = ['/dev/mail', '/dev/mail/a', '/dev/mail/a/html'];

  test.each<[string, InjectOptions]>([
    ['comes from another machine', { remoteAddress: '10.0.0.7' }],
    ['comes from another machine by IPv6', { remoteAddress: '2001:db8::1' }],
    ['comes from another machine as IPv6 writes it', { remoteAddress: '::ffff:10.0.0.7' }],
    ['was handed on by a proxy', { headers: { 'x-forwarded-for': '10.0.0.7' } }],
    ['was handed on by a tunnel', { headers: { forwarded: 'for=10.0.0.7' } }],
    ['asks for another name that leads here', { headers: { host: 'else.example:4300' } }],
    ['asks for a name that only begins like ours', { headers: { host: 'localhost.else.example' } }],
  ])('is nothing to who %s', async (_who, options) => {
    await mailbox.deliver({ id: 'a', to: 'ada@example.com', letter: { subject: 'Hello', paragraphs: [] } });
    const unknown = await ask('/dev/unknown', options);
    for (const path of paths) {
      const { statusCode, body } = await ask(path, options);
      expect([path, statusCode, body]).toEqual([path, 404, unknown.body]);
    }
    const emptied = await ask('/dev/mail/delete-all', {
      method: 'POST',
      ...options,
      headers: { ...options.headers, 'sec-fetch-site': 'same-origin' },
    });
    expect([emptied.statusCode, mailbox.list().length]).toEqual([404, 1]);
    // What it was told is not what whoever sits here is told.
    expect((await ask('/dev/mail/a')).statusCode).toBe(200);
  });

  test.each<[string, InjectOptions]>([
    ['127.0.0.1', { headers: { host: '127.0.0.1:4300' } }],
    ['::1', { remoteAddress: '::1', headers: { host: '[::1]:4300' } }],
    ['::ffff:127.0.0.1', { remoteAddress: '::ffff:127.0.0.1' }],
  ])('is there for who sits at this machine: %s', async (_address, options) => {
    expect((await ask('/dev/mail', options)).statusCode).toBe(200);
  });

  test('is at no address of a shop that has none', async () => {
    const place = await temporaryPlace();
    const { app } = await openApp(place, { pages });
    for (const url of paths)
      expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404);
    await app.close();
    await place.remove();
  });
});
