import { createTransport } from 'nodemailer';
import { renderLetter, shopName } from './letter.js';
import { type MailTransport, RefusedMail } from './mail-sender.js';

/** How long the other side may take to be reached and to say who it is, ms. */
const connectTimeout = 15_000;
/** How long it may be silent after that, ms: to give up on a letter that it is about to take is to send it twice. */
const silenceTimeout = 600_000;

/** What mail by SMTP needs. */
export interface SmtpParts {
  /** The server, with what opens it: `smtps://user:password@host:465`. */
  url: string;
  /** The address that mail comes from. */
  from: string;
  /** The shop's address as visitors see it. */
  shopUrl: string;
  /** Other patience, ms. */
  silence?: number;
}

/** Whether the other side refused this very letter, and for good: it was asked to take it, and said no. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}

/** Mail through any SMTP server. A letter's message id is that of its row, so that a second copy can be told. */
export function createSmtp({ url, from, shopUrl, silence = silenceTimeout }: SmtpParts): MailTransport {
  const settings = new URL(url);
  for (const [name, value] of [
    ['connectionTimeout', connectTimeout],
    ['greetingTimeout', Math.min(connectTimeout, silence)],
    ['socketTimeout', silence],
  ] as const)
    if (!settings.searchParams.has(name)) settings.searchParams.set(name, String(value));
  // A connection for each letter: a pool sends a letter again by itself when a connection breaks.
  settings.searchParams.set('pool', 'false');
  const transporter = createTransport(settings.href);
  const host = new URL(shopUrl).hostname;
  return {
    async deliver({ to, replyTo, letter, id, attachments = [] }) {
      const { subject, text, html } = renderLetter(letter, { to, shopUrl });
      try {
        await transporter.sendMail({
          from: { name: shopName, address: from },
          // As parts: a text would be read as a list of addresses.
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: shopName, address: replyTo } }),
          subject,
          text,
          html,
          attachments: attachments.map(({ name, content }) => ({
            filename: name,
            content,
            contentType: 'application/pdf',
          })),
          messageId: `<${id}@${host}>`,
          headers: { 'auto-submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        if (isRefusedForGood(error)) throw new RefusedMail((error as Error).message, { cause: error });
        throw error;
      }
    },
  };
}
