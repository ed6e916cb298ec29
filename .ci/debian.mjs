import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of the distribution can be installed here: by root, on Debian or one of its kind. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs packages of the distribution, and nothing that they only recommend.
 * @param {string[]} packages
 * @returns {boolean} Whether that worked.
 */
export function installPackages(packages) {
  const commands = [
    ['update', '-q'],
    ['install', '-yq', '--no-install-recommends', ...packages],
  ];
  return commands.every(
    (args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: 10 * 60_000,
      }).status === 0,
  );
}
