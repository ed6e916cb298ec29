import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';

const { freePort } = await tsImport('../storefront/tests/free-port.ts', import.meta.url);
const patience = 60_000;

async function answering(url, isRunning) {
  for (const end = Date.now() + patience; Date.now() < end && isRunning(); await wait(100)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('it does not answer');
}

/**
 * Starts the shop as `npm start` does, on a database of its own, reads a product page, and ends it again.
 * @param {string} program The Node that runs it.
 * @returns {Promise<number>} How many prices the page shows. Throws, with what the shop said, where there are none.
 */
export async function visitShop(program) {
  const port = await freePort();
  const data = await mkdtemp(path.join(tmpdir(), 'kerf-visit-'));
  const url = `http://localhost:${port}`;
  const shop = spawn(program, ['storefront/start.mjs'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      DATABASE_URL: '',
      DEMO_HOST_PORT: 'off',
    },
  });
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = once(shop, 'close');
  const isRunning = () => shop.exitCode === null && shop.signalCode === null;
  try {
    await answering(url, isRunning);
    const page = await fetch(`${url}/business-cards/premium-business-card`);
    const prices = (await page.text()).match(/\$\d+\.\d\d/g)?.length ?? 0;
    if (!page.ok || prices === 0) throw new Error(`its page answers ${page.status} with ${prices} prices`);
    shop.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`it ends with ${code}`);
    return prices;
  } catch (error) {
    if (isRunning()) shop.kill('SIGKILL');
    await ended;
    throw new Error(`${error.message}\n${said}`.trimEnd());
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
