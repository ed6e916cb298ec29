import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from './catalogue/catalogue.js';
import { composeLetter } from './compose-letter.js';
import type { Database } from './db/open-database.js';
import type { Env } from './env.js';
import type { QueuedMail } from './mail/mail-queue.js';
import { createMailSender, type MailSender, type MailTransport } from './mail/mail-sender.js';
import type { Mailbox } from './mail/mailbox.js';
import { createSmtp } from './mail/smtp.js';

/** Where mail goes: to the server of mail that the settings name, else into the mailbox; null for nowhere. */
const transportOf = (env: Env, mailbox: Mailbox | null): MailTransport | null =>
  env.smtpUrl === null
    ? mailbox
    : createSmtp({ url: env.smtpUrl, from: env.mailFrom, shopUrl: env.publicUrl });

/** What else sending mail takes. */
interface MailParts {
  mailbox: Mailbox | null;
  catalogue: () => Catalogue;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => Date;
}

/** What sends the mail of the queue, not started yet; null where it goes nowhere, and waits. */
export function openMail(
  env: Env,
  { db }: Database,
  { mailbox, catalogue, log, now = () => new Date() }: MailParts,
): MailSender | null {
  const transport = transportOf(env, mailbox);
  if (!transport) return null;
  const compose = (mail: QueuedMail) => composeLetter({ db, catalogue, now }, mail);
  return createMailSender({ db, transport, compose, log, now });
}

/** What the start says of mail; null where it goes out. */
export function mailWords(env: Env): string | null {
  if (env.smtpUrl !== null) return null;
  return env.hasMailbox
    ? `Mail: SMTP_URL is not set; mail comes to ${env.publicUrl}/dev/mail.`
    : 'Mail: SMTP_URL is not set; mail waits in the queue and goes to nobody.';
}
