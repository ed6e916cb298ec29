import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The same engine without a browser's own windows: it needs half of the processor's time. */
const shells = ['/usr/bin/chromium-headless-shell'];

/** Flags that keep a test browser from talking to anyone but us, and let it run as root in a container. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface BrowserLaunch {
  args: string[];
  executablePath?: string;
}

function findAmong(paths: string[]): BrowserLaunch {
  if (existsSync(chromium.executablePath())) return { args };
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath ? { args, executablePath } : { args };
}

/** Launch options for a Chromium that exists here: Playwright's own download, else the system's. */
export const findBrowser = (): BrowserLaunch => findAmong([...shells, ...wholeBrowsers]);

/** The same, with what only a whole browser has: a window, a password manager, a viewer of PDFs. */
export const findWholeBrowser = (): BrowserLaunch => findAmong(wholeBrowsers);
