import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../db/schema.js';
import type { Letter } from './letter.js';
import { findDueMails, holdMail, type QueuedMail, settleMail } from './mail-queue.js';

/** A letter and whom it goes to. */
export interface Addressed {
  to: string;
  /** Who gets what is answered to it. Default: whom it is from. */
  replyTo?: string;
  letter: Letter;
  /** PDFs that come with it. Default none. */
  attachments?: readonly { name: string; content: Buffer }[];
}

/** How mail leaves the house. */
export interface MailTransport {
  /** Resolves when the other side took the letter. Throws a {@link RefusedMail} for one that it will never take. */
  deliver(mail: Addressed & { id: string }): Promise<void>;
}

/** A letter that the other side will never take, however often it is sent. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail';
}

/** What sends the mail of the queue. */
export interface MailSender {
  /** Sends what is due now, and returns when that is done. */
  sendDue(): Promise<void>;
  /** Sends what is due from now on. */
  start(): void;
  /** Looks at the queue at once: something was put in. */
  wake(): void;
  /** Lets what is under way come to its end for a moment, and sends no more. */
  stop(): Promise<void>;
}

/** How often the queue is looked at, ms. */
const look = 2_000;
/** How long a server that is silent keeps a mail from the others, ms, and how often one that sends it speaks up. */
const heldFor = 60_000;
const renewEvery = 20_000;
/** Mails that are under way at the same time. */
const maxAtOnce = 5;
/** The first pause after an attempt that did not work, ms; each is twice the one before, up to the longest. */
const firstPause = 10_000;
const longestPause = 3_600_000;
/** How long a mail is tried, ms. */
const triedFor = 3 * 86_400_000;
/** How long a server that ends waits for mail that is under way, ms. */
const endGrace = 5_000;

/** How often it is tried to write that a mail is out, and the pause between, ms. */
const settleTries = 600;
const settlePause = 1_000;

/** What became of an attempt. */
type Outcome = { state: 'sent' | 'dropped' } | { state: 'waiting'; error: unknown };

/** What a sender is made of. `compose` makes the words of a mail, or null for one that nobody needs any more. */
export interface MailSenderParts {
  db: Kysely<Schema>;
  transport: MailTransport;
  compose: (mail: QueuedMail) => Promise<Addressed | null>;
  log: Pick<Logger, 'warn'>;
  now: () => Date;
}

/**
 * The sender of one server; any number share a queue. A mail is a server's own from before it is sent until what became
 * of it is written. It goes out twice only where a server dies between the moment when the other side took it and the
 * writing of that, which nothing could prevent; both then have one message id.
 */
export function createMailSender({ db, transport, compose, log, now }: MailSenderParts): MailSender {
  const holder = randomBytes(8).toString('base64url');
  let timer: NodeJS.Timeout | undefined;
  const underWay = new Map<string, Promise<void>>();
  let beginning: Promise<void> | undefined;
  let isAskedAgain = false;
  let isEnding = false;

  const after = (ms: number) => new Date(now().getTime() + ms);

  async function postpone(mail: QueuedMail, error: unknown): Promise<void> {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const attempts = mail.attempts + 1;
    const isOver = error instanceof RefusedMail || now().getTime() - Date.parse(mail.created_at) >= triedFor;
    log.warn({ err: error, mail: mail.id, kind: mail.kind, attempts }, 'a mail could not be sent');
    await settleMail(db, mail.id, holder, {
      state: isOver ? 'failed' : 'waiting',
      attempts,
      failure,
      due_at: after(Math.min(firstPause * 2 ** (attempts - 1), longestPause)).toISOString(),
      holder: '',
      held_until: now().toISOString(),
    });
  }

  /** Sends a mail, or drops one that nobody needs. */
  async function attempt(mail: QueuedMail): Promise<Outcome> {
    try {
      const addressed = await compose(mail);
      if (addressed) await transport.deliver({ ...addressed, id: mail.id });
      return { state: addressed ? 'sent' : 'dropped' };
    } catch (error) {
      return { state: 'waiting', error };
    }
  }

  /** Writes that a mail is done with; as often as it takes, since a mail that is out would go out again. */
  async function settle(id: string, state: 'sent' | 'dropped'): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        await settleMail(db, id, holder, { state, failure: '' });
        return;
      } catch (error) {
        if (isEnding || tries === settleTries) throw error;
        log.warn({ err: error, mail: id }, 'it could not be written that a mail is out');
        await wait(settlePause);
      }
  }

  async function sendHeld(mail: QueuedMail): Promise<void> {
    const renewal = setInterval(() => {
      settleMail(db, mail.id, holder, { held_until: after(heldFor).toISOString() }).catch((error: unknown) =>
        log.warn({ err: error, mail: mail.id }, 'a mail could not be held on to'),
      );
    }, renewEvery);
    try {
      const outcome = await attempt(mail);
      await (outcome.state === 'waiting' ? postpone(mail, outcome.error) : settle(mail.id, outcome.state));
    } catch (error) {
      // The database is away: the mail is another server's, or this one's again, when its time is over.
      log.warn({ err: error, mail: mail.id }, 'it could not be written what became of a mail');
    } finally {
      clearInterval(renewal);
      underWay.delete(mail.id);
      if (!isEnding) void begin();
    }
  }

  /** Begins as many as there is room for: one that takes long holds up no other. */
  async function beginDue(): Promise<void> {
    while (!isEnding && underWay.size < maxAtOnce) {
      isAskedAgain = false;
      const room = maxAtOnce - underWay.size;
      const due = await findDueMails(db, now(), room);
      for (const mail of due)
        if (await holdMail(db, mail.id, { holder, now: now(), until: after(heldFor) }))
          underWay.set(mail.id, sendHeld(mail));
      if (due.length < room && !isAskedAgain) return;
    }
  }

  function begin(): Promise<void> {
    isAskedAgain = true;
    beginning ??= beginDue()
      // The database is away: what is due is still due when it is back.
      .catch((error: unknown) => log.warn({ err: error }, 'the mail could not be looked at'))
      .finally(() => {
        beginning = undefined;
      });
    return beginning;
  }

  return {
    async sendDue() {
      // Each that is done looks for more.
      do {
        await begin();
        await Promise.all(underWay.values());
      } while (underWay.size > 0 || beginning !== undefined);
    },
    start() {
      timer = setInterval(begin, look);
      timer.unref();
      void begin();
    },
    wake() {
      if (timer) void begin();
    },
    async stop() {
      isEnding = true;
      clearInterval(timer);
      timer = undefined;
      // Who keeps a letter waiting does not keep the server: it is another server's turn once this one is silent.
      await beginning;
      const all = Promise.all(underWay.values());
      await Promise.race([all, wait(endGrace, undefined, { ref: false })]);
    },
  };
}
