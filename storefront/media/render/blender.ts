/** Blender, whose Cycles takes the pictures: where it is, and how it is asked for one. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
// @ts-expect-error: a script of the build, which has no types.
import { canInstallPackages, installPackages } from '../../../.ci/debian.mjs';

const packages = ['blender', 'python3-numpy'];

const isThere = (): boolean =>
  spawnSync('blender', ['-b', '--python-exit-code', '3', '--python-expr', 'import numpy'], {
    stdio: 'ignore',
  }).status === 0;

/** Installs Blender where it is missing and may be installed; else says what to do. */
export function requireBlender(): void {
  if (isThere()) return;
  if (canInstallPackages() && installPackages(packages) && isThere()) return;
  throw new Error(
    `Pictures are rendered by Blender 3.4 or later, with numpy in its Python; it is not on the PATH. Install it (Debian: apt-get install --no-install-recommends ${packages.join(' ')}) and start again.`,
  );
}

/** Runs the scene in a job file; what it prints is told only where it fails. Politely: others work here too. */
export function runBlender(job: string): Promise<void> {
  const scene = join(import.meta.dirname, '../blender/scene.py');
  return new Promise((done, fail) => {
    const child = spawn('nice', [
      '-n',
      '19',
      'blender',
      '-b',
      '--python-exit-code',
      '3',
      '-P',
      scene,
      '--',
      job,
    ]);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said = (said + text).slice(-6000);
      });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`Blender ended with ${code} for ${job}:\n${said}`)),
    );
  });
}
