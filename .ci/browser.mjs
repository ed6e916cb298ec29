import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { canInstallPackages, installPackages } from './debian.mjs';

const { findBrowser, findWholeBrowser } = await tsImport(
  '../storefront/tests/find-browser.ts',
  import.meta.url,
);

/**
 * Makes sure that the browser tests have a Chromium: Playwright's own, else the system's, else one installed now; and,
 * where it can be had, the one without windows, in which most of them run. Returns the path of the whole one, or null,
 * having said why there is none.
 */
export function requireBrowser() {
  if (!pathOf(findWholeBrowser())) {
    for (const { what, install } of waysToInstall()) {
      process.stdout.write(`No browser here. Installing ${what}.\n`);
      if (install() && pathOf(findWholeBrowser())) break;
    }
  }
  const whole = pathOf(findWholeBrowser());
  if (!whole) {
    process.stdout.write(
      'There is no Chromium and none could be installed, so browser tests can not run. ' +
        'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) and try again.\n',
    );
    return null;
  }
  // Both are named, so that they are of one version: they share files.
  if (pathOf(findBrowser()) === whole && whole.startsWith('/usr/bin/') && canInstallPackages()) {
    installPackages(['chromium', 'chromium-headless-shell']);
  }
  return whole;
}

/** Where the browser is that would be launched, or null where nothing is. */
function pathOf({ executablePath = chromium.executablePath() }) {
  return existsSync(executablePath) ? executablePath : null;
}

/** A distribution's package brings the libraries that a downloaded browser lacks, so it comes first where it can. */
function waysToInstall() {
  const packages = ['chromium', 'fonts-liberation'];
  const download = { what: 'Playwright’s Chromium', install: downloadChromium };
  if (!canInstallPackages()) return [download];
  return [{ what: packages.join(' and '), install: () => installPackages(packages) }, download];
}

function downloadChromium() {
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 10 * 60_000,
  });
  return status === 0;
}
