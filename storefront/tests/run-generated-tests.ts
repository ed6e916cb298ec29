import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../server/paths.js';

/** The files of all tests that draw their examples, or do more where SEED is set, relative to the repository. */
async function generatedTests(): Promise<string[]> {
  const found: string[] = [];
  for (const workspace of ['sdk', 'storefront']) {
    const names = await readdir(path.join(repositoryRoot(), workspace), { recursive: true });
    for (const name of names.filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))) {
      const file = path.join(workspace, name);
      const text = await readFile(path.join(repositoryRoot(), file), 'utf8');
      if (text.includes("from 'fast-check'") || text.includes('process.env.SEED')) found.push(file);
    }
  }
  return found;
}

/** Runs test files with more variables, and says whether all hold. Prints those that do not. */
async function runTests(files: string[], variables: Record<string, string>): Promise<boolean> {
  const { FORGERIES: _, ...inherited } = process.env;
  const child = spawn('npx', ['vitest', 'run', '--project', 'node', ...files], {
    cwd: repositoryRoot(),
    env: { ...inherited, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  if (code !== 0)
    process.stdout.write(`${said}\n${set.join(' ')} npx vitest run --project node shows it again.\n`);
  return code === 0;
}

const words = (holds: boolean): string => (holds ? 'hold' : 'DO NOT HOLD');

/** Runs every test that draws its examples with another seed, and says whether all hold. Prints those that do not. */
export async function runGeneratedTests(seed: number): Promise<boolean> {
  const files = await generatedTests();
  const holds = await runTests(files, { SEED: String(seed) });
  process.stdout.write(`Generated tests in ${files.length} files, seed ${seed}: ${words(holds)}\n`);
  return holds;
}

/** Tries so many bodies with forged prices, states and totals, and says whether none was believed. */
export async function forgeInput(bodies: number, seed: number): Promise<boolean> {
  const file = 'storefront/server/orders/forged-input.test.ts';
  const holds = await runTests([file], { FORGERIES: String(bodies), SEED: String(seed) });
  process.stdout.write(`${bodies} forged bodies on each database, seed ${seed}: ${words(holds)}\n`);
  return holds;
}
