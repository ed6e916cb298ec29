import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSmtpSink, type SmtpSink } from '../../tests/smtp-sink.js';
import { RefusedMail } from './mail-sender.js';
import { createSmtp } from './smtp.js';

describe('A letter by SMTP', () => {
  let sink: SmtpSink;
  const letter = {
    subject: 'Grüße — 漢字',
    paragraphs: ['First <b>bold</b> & "quoted".', 'Last “line” 🂡.'],
    code: 'ABCD',
  };
  const deliver = (values: object = {}, silence = 5_000) =>
    createSmtp({
      url: sink.url,
      from: 'shop@kerf.example',
      shopUrl: 'https://kerf.example',
      silence,
    }).deliver({ id: 'row-1', to: 'ada@example.com', letter, ...values });
  beforeEach(async () => {
    sink = await openSmtpSink();
  });
  afterEach(() => sink.close());

  test('comes through whole, as text and as HTML, and says that no person wrote it', async () => {
    await deliver();
    const [mail] = sink.taken;
    expect(mail?.subject).toBe(letter.subject);
    expect(mail?.from).toEqual({ name: 'Kerf', address: 'shop@kerf.example' });
    expect(mail?.to).toEqual([{ name: '', address: 'ada@example.com' }]);
    expect(mail?.messageId).toBe('<row-1@kerf.example>');
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(mail?.text?.trim()).toBe(
      'Kerf\n\nFirst <b>bold</b> & "quoted".\n\n    ABCD\n\nLast “line” 🂡.\n\nThis letter is for ada@example.com, from https://kerf.example',
    );
    expect(mail?.html).toContain('First &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot;.');
    expect(mail?.html).toContain('content="light dark"');
    expect(mail?.html).not.toMatch(/<img|<script|<style|https?:(?!\/\/kerf\.example["<])/);
  });

  test('can’t be given another header by what somebody typed', async () => {
    await deliver({ letter: { ...letter, subject: 'Hello\r\nBcc: all@example.com\r\n\r\nBody' } });
    const [mail] = sink.taken;
    expect(mail?.subject).toBe('Hello Bcc: all@example.com Body');
    expect(mail?.bcc).toBeUndefined();
    await deliver({ to: 'ada@example.com, all@example.com' }).catch(() => {});
    expect(sink.taken.flatMap(({ to }) => to).map((each) => each?.address)).not.toContain('all@example.com');
  });

  test.each(['refuse for good', 'refuse the recipient'] as const)(
    'that a server will never take is told from others: %s',
    async (manner) => {
      sink.manner = manner;
      await expect(deliver()).rejects.toThrow(RefusedMail);
    },
  );

  test.each(['refuse for now', 'die'] as const)(
    'that did not come through is not given up: %s',
    async (manner) => {
      sink.manner = manner;
      const error = await deliver().catch((each: unknown) => each);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(RefusedMail);
      expect([sink.taken.length, sink.begun]).toEqual([0, 1]);
    },
  );

  test('does not wait for ever for a server that is silent', async () => {
    sink.manner = 'stall';
    await expect(deliver({}, 300)).rejects.toThrow(/timeout/i);
  });

  test('to a server that is not there is not given up', async () => {
    await sink.close();
    const error = await deliver().catch((each: unknown) => each);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedMail);
    sink = await openSmtpSink();
  });
});
