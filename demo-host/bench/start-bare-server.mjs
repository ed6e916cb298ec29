import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Headers that every server makes itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** What a server sends, byte by byte: `fetch` would unpack it. @param {string} url @param {string} encoding */
const download = (url, encoding) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });

/**
 * Starts a bare server that answers these addresses of another one with the same headers and bytes.
 * @param {string} origin The server to copy.
 * @param {string[]} addresses Paths with their query.
 * @param {{ encoding?: string, change?: (body: string) => string }} [options] The encoding to ask for, by default none;
 *   and what is done to each body, which has to be a text then.
 */
export async function startBareServer(origin, addresses, { encoding = 'identity', change } = {}) {
  const answers = {};
  for (const address of addresses) {
    const answer = await download(origin + address, encoding);
    const body = change ? Buffer.from(change(answer.body.toString())) : answer.body;
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !own.has(name)));
    headers['content-length'] = String(body.length);
    answers[address] = { headers, body: body.toString('base64') };
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
