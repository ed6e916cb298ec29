import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.js';
import { writeBackup } from '../backup/write-backup.js';
import { StartError } from '../start-error.js';
import type { Command } from './command.js';

/** npm runs commands in the folder of the product; a file is meant from where its owner stands. */
const fileOf = (words: readonly string[], usage: string): string => {
  const [file, ...others] = words;
  if (!file || others.length > 0) throw new StartError(`Name one file: npm run shop -- ${usage}`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), file);
};

const rowsIn = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** Writes everything that the shop keeps into one file. */
export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  does: 'writes everything the shop keeps into one file, while it runs',
  async run(words, env) {
    const file = fileOf(words, 'backup FILE');
    return `Wrote ${rowsIn(await writeBackup(env, file, new Date()))} to ${file}.`;
  },
};

/** Puts such a file into an installation, on either database. */
export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--replace]',
  does: 'puts a backup into an empty installation, or with --replace in the place of what is there',
  async run(words, env) {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const file = fileOf(positionals, 'restore FILE [--replace]');
    return `Restored ${rowsIn(await restoreBackup(env, file, { replace: values.replace }))} from ${file}.`;
  },
};
