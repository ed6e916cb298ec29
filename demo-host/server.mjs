/**
 * Someone else's site, on another origin than the shop: it knows the shop's address and its tags, nothing more.
 * `node demo-host/server.mjs` serves it on PORT (4310), with the widgets of SHOP_URL (http://localhost:4300).
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerBadly } from './broken-api.mjs';
import { listLibraries, readLibrary } from './libraries.mjs';
import { answerPlayground } from './playground/answer-playground.mjs';
import { policyFor } from './policies.mjs';
import { listSituations } from './situations.mjs';

const root = import.meta.dirname;
const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Starts the host. Port 0 takes a free one.
 * @param {{ port: number, shopUrl: string, host?: string }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startDemoHost({ port, shopUrl, host = '127.0.0.1' }) {
  const shop = shopUrl.replace(/\/$/, '');
  let url = '';
  const server = createServer((request, response) => {
    answer(request, response, { shop, host: url }).catch((error) => {
      process.stderr.write(`${error.stack}\n`);
      response.writeHead(500).end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  url = `http://localhost:${server.address().port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function answer(request, response, places) {
  const { pathname, search } = new URL(request.url, 'http://localhost');
  if (pathname.startsWith('/broken-api/')) return answerBadly(request, response, places.shop);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(response, 405, 'text/plain', 'Only GET.');
  const made = await answerPlayground({ pathname, search }, places);
  if (made) return send(response, made.status, made.type, made.text, made.headers);
  const file = /^\/(site|scripts|playground)\/([a-z0-9-]+)(\.css|\.js|\.svg)$/.exec(pathname);
  if (file) return sendFile(response, path.join(root, file[1], file[2] + file[3]), types[file[3]]);
  const library = /^\/libraries\/(sheets|scripts)\/([a-z0-9-]+)$/.exec(pathname);
  if (library) return sendLibrary(response, library[1], library[2]);
  const page = pathname === '/' ? 'index' : /^\/((?:frames\/)?[a-z0-9-]+)$/.exec(pathname)?.[1];
  if (!page) return send(response, 404, 'text/plain', 'There is no such page here.');
  return sendPage(response, page, places);
}

async function sendFile(response, file, type) {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return send(response, 404, 'text/plain', 'There is no such file here.');
  return send(response, 200, type, text);
}

async function sendLibrary(response, kind, name) {
  const library = await readLibrary(kind, name);
  if (!library) return send(response, 404, 'text/plain', 'There is no such library here.');
  return send(response, 200, library.type, library.text);
}

async function sendPage(response, page, places) {
  const html = await readFile(path.join(root, 'pages', `${page}.html`), 'utf8').catch(() => null);
  if (html === null) return send(response, 404, 'text/plain', 'There is no such page here.');
  const list = page === 'index' ? await situationList() : '';
  const nonce = randomBytes(16).toString('base64');
  const loader = html.includes('{{loader}}') ? await pinnedLoader(places.shop) : { file: '', integrity: '' };
  const text = html
    .replaceAll('{{nonce}}', nonce)
    .replaceAll('{{loader}}', loader.file)
    .replaceAll('{{integrity}}', loader.integrity)
    .replaceAll('{{shop}}', places.shop)
    .replaceAll('{{host}}', places.host)
    .replaceAll('{{situations}}', list)
    .replaceAll('{{sheets}}', await optionList('sheets'))
    .replaceAll('{{libraries}}', await optionList('scripts'));
  return send(response, 200, 'text/html; charset=utf-8', text, {
    'content-security-policy': policyFor(page, places.shop, { nonce, integrity: loader.integrity }),
  });
}

/** The script of the shop's version, as a page pins it. */
async function pinnedLoader(shop) {
  const answer = await fetch(`${shop}/widgets/manifest.json`);
  return (await answer.json()).loader;
}

async function situationList() {
  const situations = await listSituations();
  return situations
    .map(({ name, title, sentence }) => `<li><a href="/${name}">${title}</a><p>${sentence}</p></li>`)
    .join('\n');
}

async function optionList(kind) {
  const names = await listLibraries(kind);
  return ['', ...names].map((name) => `<option value="${name}">${name || 'none'}</option>`).join('');
}

function send(response, status, type, text, headers = {}) {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startDemoHost({
    port: Number(process.env.PORT ?? 4310),
    shopUrl: process.env.SHOP_URL ?? 'http://localhost:4300',
  });
  process.stdout.write(`Demo host: ${url}\n`);
}
