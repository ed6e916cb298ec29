import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

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

/** Launch options for a Chromium that exists here: Playwright's own download, else the system's. */
export function findBrowser(): { args: string[]; executablePath?: string } {
  if (existsSync(chromium.executablePath())) return { args };
  const executablePath = systemBrowsers.find((path) => existsSync(path));
  return executablePath ? { args, executablePath } : { args };
}
