import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';

const { findBrowser } = await tsImport('../storefront/tests/find-browser.ts', import.meta.url);

/**
 * Makes sure that the browser tests have a Chromium: Playwright's own, else the system's, else one installed now.
 * Returns its path, or null, having said why there is none.
 */
export function requireBrowser() {
  const found = currentBrowser();
  if (found) return found;
  for (const [program, ...args] of waysToInstall()) {
    process.stdout.write(`No browser here. Running: ${program} ${args.join(' ')}\n`);
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 10 * 60_000,
    });
    if (status !== 0) continue;
    const installed = currentBrowser();
    if (installed) return installed;
  }
  process.stdout.write(
    'There is no Chromium and none could be installed, so browser tests can not run. ' +
      'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) and try again.\n',
  );
  return null;
}

function currentBrowser() {
  const path = findBrowser().executablePath ?? chromium.executablePath();
  return existsSync(path) ? path : null;
}

/** A distribution's package brings the libraries that a downloaded browser lacks, so it comes first where it can. */
function waysToInstall() {
  const download = ['npx', 'playwright', 'install', 'chromium'];
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isRootOnDebian) return [download];
  return [
    [
      'sh',
      '-c',
      'apt-get update -q && apt-get install -yq --no-install-recommends chromium fonts-liberation',
    ],
    download,
  ];
}
