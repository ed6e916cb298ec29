import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { requireBrowser } from './browser.mjs';
import { canInstallPackages, installPackages } from './debian.mjs';

const firstOf = (paths) => paths.find((file) => existsSync(file)) ?? null;

/** Debian keeps WebKitGTK's small browser under the machine's kind and the version of its interface. */
function findMiniBrowser() {
  const kinds = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((kind) => path.join('/usr/lib', kind))
    : [];
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  return firstOf(
    [...kinds, '/usr/libexec'].flatMap((place) =>
      versions.map((version) => path.join(place, version, 'MiniBrowser')),
    ),
  );
}

const isOnPath = (program) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));

const engines = [
  {
    key: 'firefox',
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () =>
      firstOf([
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ]),
  },
  {
    key: 'webkit',
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (['WebKitWebDriver', 'Xvfb'].every(isOnPath) ? findMiniBrowser() : null),
  },
];

/**
 * The engines that can be walked here, installed where they can be, and why the others are not.
 * @returns {{ programs: Record<string, string>, missing: string[] }} Programs by engine; sentences.
 */
export function findEngines() {
  const programs = {};
  const missing = [];
  const chromium = requireBrowser();
  if (chromium) programs.chromium = chromium;
  else missing.push('Chromium, because there is none and none could be installed.');
  for (const { key, name, packages, find } of engines) {
    const program = find() ?? (install(name, packages) ? find() : null);
    if (program) programs[key] = program;
    else
      missing.push(
        `${name}, because it is not here and could not be installed ` +
          `(as root on Debian: apt-get install ${packages.join(' ')}).`,
      );
  }
  return { programs, missing };
}

function install(name, packages) {
  if (!canInstallPackages()) return false;
  process.stdout.write(`${name} is not here. Installing ${packages.join(' and ')}.\n`);
  return installPackages(packages);
}
