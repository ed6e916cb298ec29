import { composeLetter } from '../server/compose-letter.js';
import { type Addressed, createMailSender } from '../server/mail/mail-sender.js';
import type { OpenApp } from './open-app.js';

/** Everybody's mail, of a server that is asked without a network. */
export function openMailbox({ database, world }: OpenApp) {
  const delivered: (Addressed & { id: string })[] = [];
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
    /**
     * What came to an address since it was last looked at, after everything that is due went out, in the order in which
     * it was written: several are under way at the same time, and arrive as it happens.
     */
    async read(address: string): Promise<Addressed['letter'][]> {
      await sender.sendDue();
      const mine = delivered.filter(({ to }) => to === address);
      for (const each of mine) delivered.splice(delivered.indexOf(each), 1);
      const mails = await database.db.selectFrom('mails').select(['id', 'created_at']).execute();
      const written = new Map(mails.map(({ id, created_at }) => [id, Date.parse(created_at)]));
      const when = ({ id }: { id: string }) => written.get(id) ?? 0;
      return mine.sort((a, b) => when(a) - when(b)).map(({ letter }) => letter);
    },
    /** The last code or temporary password that came to an address, whatever else did. Throws where there is none. */
    async secret(address: string): Promise<string> {
      const { code } = (await this.read(address)).findLast((letter) => letter.code !== undefined) ?? {};
      if (code === undefined) throw new Error(`no code came to ${address}`);
      return code;
    },
  };
}
