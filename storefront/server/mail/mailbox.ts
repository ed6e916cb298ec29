import { type RenderedLetter, renderLetter } from './letter.js';
import type { MailTransport } from './mail-sender.js';

/** A mail as it came into the mailbox. */
export interface KeptMail extends RenderedLetter {
  id: string;
  to: string;
  cameAt: Date;
}

/** Where mail goes while somebody works on the shop: everybody's, kept as long as the process runs. */
export interface Mailbox extends MailTransport {
  /** All that came, the newest first. */
  list(): readonly KeptMail[];
  find(id: string): KeptMail | null;
  clear(): void;
}

/** How many letters are kept; the oldest make room. */
const maxKept = 200;

/** An empty mailbox of the shop whose visitors see it at `shopUrl`. */
export function createMailbox(shopUrl: string, now: () => Date): Mailbox {
  let kept: readonly KeptMail[] = [];
  return {
    async deliver({ id, to, letter }) {
      const mail = { id, to, cameAt: now(), ...renderLetter(letter, { to, shopUrl }) };
      // A mail that comes twice has one id.
      kept = [mail, ...kept.filter((each) => each.id !== id)].slice(0, maxKept);
    },
    list: () => kept,
    find: (id) => kept.find((each) => each.id === id) ?? null,
    clear() {
      kept = [];
    },
  };
}
