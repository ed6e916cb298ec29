import { constants, copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, repository } from './shipped-sources.js';

/** Where the copies of this run are. */
export const sandboxes = path.join(repository, `.cache/mutate-${process.pid}`);

const packages = ['sdk', 'widgets', 'storefront', 'demo-host', 'docs'];

/**
 * A copy of the repository whose files can be changed while somebody works on the repository itself. What is installed
 * is found in the repository above it. Returns its folder.
 */
export function createSandbox(name: string): string {
  const sandbox = path.join(sandboxes, name);
  rmSync(sandbox, { recursive: true, force: true });
  for (const file of listFiles('.')) {
    mkdirSync(path.dirname(path.join(sandbox, file)), { recursive: true });
    copyFileSync(path.join(repository, file), path.join(sandbox, file), constants.COPYFILE_FICLONE);
  }
  mkdirSync(path.join(sandbox, 'node_modules/@kerf'), { recursive: true });
  for (const name of packages)
    symlinkSync(path.join(sandbox, name), path.join(sandbox, 'node_modules/@kerf', name));
  return sandbox;
}

/** Gives a file of the sandbox another text. */
export function replaceFile(sandbox: string, file: string, text: string): void {
  writeFileSync(path.join(sandbox, file), text);
}
