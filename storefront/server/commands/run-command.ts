import { isStorageFull } from '../db/engine.js';
import { whyDamaged } from '../db/why-not-opened.js';
import { EnvError, readEnv } from '../env.js';
import { StartError } from '../start-error.js';
import { backup, restore } from './backup.js';
import type { Command } from './command.js';
import { orders } from './orders.js';
import { people } from './people.js';
import { quotes } from './quotes.js';
import { reviews } from './reviews.js';
import { samples } from './samples.js';

const commands: readonly Command[] = [backup, restore, people, orders, quotes, samples, reviews];

function listOf(some: readonly Command[] = commands): string {
  const lines = some.flatMap(({ name, usage, does }) => [
    '',
    ...usage.split(/ \| (?![^[]*\])/).map((way) => `  npm run shop -- ${name} ${way}`),
    `      ${does}`,
  ]);
  return ['What can be done with the shop, on the database that the settings name:', ...lines].join('\n');
}

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** Whether an error is about what its caller typed or set. */
const isTheirs = (error: unknown): error is Error =>
  error instanceof StartError ||
  error instanceof EnvError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Why something was not done, in a sentence; null for a fault of this program. */
function whyNot(error: unknown, variables: Readonly<Record<string, string | undefined>>): string | null {
  if (isTheirs(error)) return error.message;
  if (isStorageFull(error))
    return 'The disk of the database is full. Nothing was changed: make room, then do it again.';
  return whyDamaged(error, readEnv(variables));
}

/** Does the command that `words` name, and says what was done or why not. Returns the exit code of the process. */
export async function runCommand(
  words: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  say: (words: string) => void,
): Promise<number> {
  const [first, ...others] = words;
  const name = first === 'help' || isHelp(first) ? undefined : first;
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    say(name === undefined ? listOf() : `There is no command "${name}".\n\n${listOf()}`);
    return name === undefined ? 0 : 1;
  }
  const isAsked = others.some(isHelp);
  if (isAsked && !command.saysHow) {
    say(listOf([command]));
    return 0;
  }
  try {
    say(await command.run(isAsked ? [] : others, readEnv(variables)));
    return 0;
  } catch (error) {
    const why = whyNot(error, variables);
    if (why === null) throw error;
    say(why);
    return 1;
  }
}
