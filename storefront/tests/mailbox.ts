import { composeLetter } from '../server/compose-letter.js';
import { type Addressed, createMailSender } from '../server/mail/mail-sender.js';
import type { OpenApp } from './open-app.js';

/** Everybody's mail, of a server that is asked without a network. */
export function openMailbox({ database, world }: OpenApp) {
  const delivered: Addressed[] = [];
  const sender = createMailSender({
    db: database.db,
    now: () => world.now,
    log: { warn: () => {} },
    compose: (mail) =>
      composeLetter({ db: database.db, catalogue: () => world.catalogue, now: () => world.now }, mail),
    transport: {
      async deliver(mail) {
        delivered.push(mail);
      },
    },
  });
  return {
    /** What came to an address since it was last looked at, after everything that is due went out. */
    async read(address: string): Promise<Addressed['letter'][]> {
      await sender.sendDue();
      const mine = delivered.filter(({ to }) => to === address);
      for (const each of mine) delivered.splice(delivered.indexOf(each), 1);
      return mine.map(({ letter }) => letter);
    },
    /** The code or temporary password in the last mail to an address. Throws where there is none. */
    async secret(address: string): Promise<string> {
      const code = (await this.read(address)).at(-1)?.code;
      if (code === undefined) throw new Error(`no code came to ${address}`);
      return code;
    },
  };
}
