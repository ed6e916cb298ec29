/** The built shop with a server of mail of its own, and its people at their command. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { openSmtpSink } from './smtp-sink.js';
import { type RunningShop, startShop } from './start-shop.js';

const repository = path.join(import.meta.dirname, '../..');

export interface StaffedShop extends Pick<RunningShop, 'url'> {
  /** Where its data lies, and where its people keep their files. */
  folder: string;
  /** What its people do with orders, `npm run shop -- orders …`; says what the command says. */
  command(...words: string[]): Promise<string>;
  /** The last letter to an address of which the subject has these words, waited for. */
  letter(address: string, words: string): Promise<Email>;
  /** Every letter that came to an address, in order. */
  letters(address: string): Email[];
  stop(): Promise<void>;
}

/** Starts one. */
export async function startStaffedShop(settings: Record<string, string> = {}): Promise<StaffedShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-orders-'));
  const sink = await openSmtpSink();
  const shop = await startShop({ SMTP_URL: sink.url, DATA_DIR: folder, ...settings });
  const letters = (address: string) =>
    sink.taken.filter(({ to }) => to?.some((each) => each.address === address));
  return {
    url: shop.url,
    folder,
    letters,
    async command(...words) {
      const { DATABASE_URL: _, ...inherited } = process.env;
      const program = path.join(repository, 'storefront/dist/server/shop.js');
      const env = { ...inherited, NODE_OPTIONS: '', DATA_DIR: folder, INIT_CWD: folder };
      const { stdout } = await promisify(execFile)(process.execPath, [program, 'orders', ...words], { env });
      return stdout;
    },
    async letter(address, words) {
      const find = () => letters(address).findLast(({ subject }) => subject?.includes(words));
      await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
      const found = find();
      if (!found) throw new Error(`no letter "${words}" came to ${address}`);
      return found;
    },
    async stop() {
      await shop.stop();
      await sink.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The page of an order that a letter leads to, from the path on. */
export function orderPathIn({ text = '' }: Email): string {
  const [url = ''] = /http:\S+\/mypage\/orders\S+/.exec(text) ?? [];
  const { pathname, search } = new URL(url);
  return pathname + search;
}
