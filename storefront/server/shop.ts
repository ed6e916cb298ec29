/** `npm run shop`: what an owner does with the shop from the command line. */
import { runCommand } from './commands/run-command.js';

process.exitCode = await runCommand(process.argv.slice(2), process.env, (words) => {
  process.stdout.write(`${words}\n`);
});
