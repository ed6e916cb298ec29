import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Headers that every server makes itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/**
 * Starts a bare server that answers these addresses of another one with the same headers and bytes.
 * @param {string} origin The server to copy.
 * @param {string[]} addresses Paths with their query.
 * @param {(body: string) => string} [change] Applied to each body.
 */
export async function startBareServer(origin, addresses, change = (body) => body) {
  const answers = {};
  for (const address of addresses) {
    const answer = await fetch(origin + address, { headers: { 'accept-encoding': 'identity' } });
    const body = change(await answer.text());
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
    headers['content-length'] = String(Buffer.byteLength(body));
    answers[address] = { headers, body };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'kerf-bare-'));
  const file = path.join(folder, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://localhost:${String(port).trim()}`,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
