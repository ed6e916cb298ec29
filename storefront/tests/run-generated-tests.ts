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

/** Runs every test that draws its examples with another seed, and says whether all hold. Prints those that do not. */
export async function runGeneratedTests(seed: number): Promise<boolean> {
  const files = await generatedTests();
  const child = spawn('npx', ['vitest', 'run', '--project', 'node', ...files], {
    cwd: repositoryRoot(),
    env: { ...process.env, SEED: String(seed) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0)
    process.stdout.write(`${said}\nSEED=${seed} npx vitest run --project node shows it again.\n`);
  const result = code === 0 ? 'hold' : 'DO NOT HOLD';
  process.stdout.write(`Generated tests in ${files.length} files, seed ${seed}: ${result}\n`);
  return code === 0;
}
