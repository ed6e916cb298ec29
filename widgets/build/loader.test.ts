import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { rollup } from 'rollup';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from '../../storefront/tests/find-browser.js';
import { integrity } from './integrity.js';
import { shipLoader } from './ship-loader.js';
import type { LoaderChecks } from './shipped.js';

/** The file of what widgets share is named by a letter. */
const shared = 'c';
/** What only the large widget needs besides. */
const more = 'd';
const large = 'kerf-large';

/** What a chunk of a version does, so that a page shows which one drew a widget. */
const widget = (tag: string, version: string) => `import './${shared}-a.js';
customElements.define('${tag}', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).textContent = 'drawn by ${version}'; }
});`;

let folder: string;
let browser: Browser;
let shop: Server;
let host: Server;
let shopUrl: string;
let page: Page;
let html: string;
let console: string[];
let violations: string[];
/** Answers that go wrong, by file name: how, as often as it is listed. */
let faults: Record<string, Array<'refused' | 'tampered'>>;

const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

async function ship(version: string, tags: string[]) {
  const chunks: Record<string, string> = {
    [shared]: `globalThis.cores = (globalThis.cores ?? 0) + 1; // ${version}`,
    [more]: `// ${version}`,
  };
  for (const tag of tags) chunks[tag] = widget(tag, version);
  const partsOf = (name: string) =>
    name === shared || name === more ? '' : name === large ? shared + more : shared;
  const checks: LoaderChecks = {};
  for (const [name, code] of Object.entries(chunks)) {
    const digest = integrity(code, 'sha256').replace('sha256-', '');
    checks[name] = [digest, ...partsOf(name)];
  }
  const table = Object.fromEntries(tags.map((tag) => [tag.replace('kerf-', ''), partsOf(tag)]));
  const list = { hash: 'a', table, checks };
  await mkdir(path.join(folder, version), { recursive: true });
  for (const [name, code] of Object.entries(chunks))
    await writeFile(path.join(folder, version, `${name}-a.js`), code);
  for (const isPinned of [true, false]) {
    const { output, ...input } = shipLoader({ target: folder, version, list, isPinned });
    const build = await rollup(input);
    if (output && !Array.isArray(output)) await build.write(output);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kerf-loader-'));
  await ship('1.0.0', ['kerf-demo']);
  await ship('1.1.0', ['kerf-demo', 'kerf-new', large]);
  shop = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const fault = faults[path.basename(pathname)]?.shift();
    const file = pathname.replace('/widgets/', '').replace(/~\d+\//, '');
    const code = await readFile(path.join(folder, file), 'utf8').catch(() => null);
    response.writeHead(code === null || fault === 'refused' ? 503 : 200, {
      'content-type': 'text/javascript',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(fault === 'refused' ? '' : `${code}${fault ? '\nglobalThis.tampered = true;' : ''}`);
  });
  shopUrl = await listen(shop);
  host = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; script-src ${shopUrl}; require-trusted-types-for 'script'`,
    });
    response.end(`<!doctype html><html><head>${html}`);
  });
  await listen(host);
  browser = await chromium.launch(findBrowser());
});

afterAll(async () => {
  await browser?.close();
  shop?.close();
  host?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  faults = {};
  console = [];
  violations = [];
  page = await browser.newPage();
  page.on('console', (message) => console.push(message.text()));
  page.on('pageerror', (error) => console.push(`uncaught: ${error}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      globalThis.console.info(`violation: ${event.violatedDirective}`);
    });
  });
});

afterEach(async () => {
  violations = console.filter((line) => /^(violation|uncaught)/.test(line));
  expect(violations).toEqual([]);
  await page.close();
});

const script = (file = 'v1/kerf.js', more = '') =>
  `<script src="${shopUrl}/widgets/${file}" ${more}></script>`;
const open = async (content: string) => {
  html = content;
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
};
/** Names and symbols of the window, and nodes of the document. */
const countTraces = () =>
  page.evaluate(() => [
    Object.getOwnPropertyNames(globalThis).length,
    Object.getOwnPropertySymbols(globalThis).length,
    document.querySelectorAll('*').length,
  ]);
const drawn = (selector = 'kerf-demo') =>
  expect.poll(() =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.shadowRoot?.textContent ?? ''),
  );

describe('under the strictest policy, on another origin', () => {
  test.each([
    ['in the head', () => `${script()}<body><kerf-demo></kerf-demo>`],
    ['in the head with async', () => `${script('v1/kerf.js', 'async')}<body><kerf-demo></kerf-demo>`],
    ['in the head with defer', () => `${script('v1/kerf.js', 'defer')}<body><kerf-demo></kerf-demo>`],
    ['as a module', () => `${script('v1/kerf.js', 'type="module"')}<body><kerf-demo></kerf-demo>`],
    ['at the end', () => `<body><kerf-demo></kerf-demo>${script()}`],
    ['with a query', () => `<body><kerf-demo></kerf-demo>${script('v1/kerf.js?theme=2')}`],
    ['pinned to a version', () => `${script('1.0.0/kerf.js')}<body><kerf-demo></kerf-demo>`],
  ])('the script draws widgets %s', async (_, content) => {
    await open(content());
    await drawn().toMatch(/^drawn by 1\.\d\.0$/);
  });

  test('a tag that comes later is drawn, also inside the shadow root of a component defined later', async () => {
    await open(`${script()}<body><host-panel></host-panel>`);
    await page.evaluate(() => {
      document.body.append(document.createElement('kerf-demo'));
      customElements.define(
        'host-panel',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).append(document.createElement('kerf-new'));
          }
        },
      );
    });
    await drawn('body > kerf-demo').toBe('drawn by 1.1.0');
    await drawn('kerf-new').toBe('drawn by 1.1.0');
    expect(await page.evaluate('cores')).toBe(1);
  });

  test.each(['1.1.0', 'v1'])(
    '%s asks for what needs less before what needs more, wherever it stands',
    async (loader) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(path.basename(request.url())));
      await open(`<body><kerf-large></kerf-large><kerf-demo></kerf-demo>${script(`${loader}/kerf.js`)}`);
      await drawn(large).toBe('drawn by 1.1.0');
      await drawn().toBe('drawn by 1.1.0');
      expect(asked.indexOf('kerf-demo-a.js')).toBeLessThan(asked.indexOf('kerf-large-a.js'));
    },
  );

  test('it leaves one symbol on the page and no nodes outside the tags', async () => {
    await open(`<body><kerf-demo></kerf-demo>`);
    const before = await countTraces();
    await page.evaluate((src) => {
      const added = document.createElement('script');
      const policy = (
        globalThis as unknown as {
          trustedTypes: {
            createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
          };
        }
      ).trustedTypes.createPolicy('host', { createScriptURL: (url: string) => url });
      added.src = policy.createScriptURL(src);
      document.head.append(added);
    }, `${shopUrl}/widgets/v1/kerf.js`);
    await drawn().toBe('drawn by 1.1.0');
    const [names = 0, symbols = 0, nodes = 0] = before;
    // The one name is what this test's own core sets; the one node is the script.
    expect(await countTraces()).toEqual([names + 1, symbols + 1, nodes + 1]);
  });
});

describe('the address of the shop', () => {
  const options = () =>
    page.evaluate(
      () => (globalThis as unknown as Record<symbol, { options: object }>)[Symbol.for('kerf.shop')]?.options,
    );

  test('is that of the script, with /api', async () => {
    await open(`${script()}<body>`);
    expect(await options()).toEqual({ api: `${shopUrl}/api`, shop: `${shopUrl}/` });
  });

  test('is what the tag says for calls alone', async () => {
    await open(`${script('v1/kerf.js', 'data-api="https://cards.example/kerf"')}<body>`);
    expect(await options()).toEqual({ api: 'https://cards.example/kerf', shop: `${shopUrl}/` });
  });
});

describe('two copies on one page', () => {
  test('of the same version: the second does nothing', async () => {
    await open(`${script()}${script()}<body><kerf-demo></kerf-demo>${script()}`);
    await drawn().toBe('drawn by 1.1.0');
    expect(console).toEqual([]);
    expect(await page.evaluate('cores')).toBe(1);
  });

  test.each([
    ['1.0.0', '1.1.0', 'drawn by 1.0.0'],
    ['1.1.0', '1.0.0', 'drawn by 1.1.0'],
  ])(
    '%s before %s: the first keeps its tags, the newer adds its own, and one line says so',
    async (first, second, by) => {
      await open(
        `${script(`${first}/kerf.js`)}${script(`${second}/kerf.js`)}<body><kerf-demo></kerf-demo><kerf-new></kerf-new>`,
      );
      await drawn().toBe(by);
      await drawn('kerf-new').toBe('drawn by 1.1.0');
      expect(console).toHaveLength(1);
      expect(console[0]).toContain(first);
      expect(console[0]).toContain(second);
    },
  );
});

/** From here on time passes on the page only where the test lets it. */
const stopTheClock = async () => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
};

describe('a chunk that fails', () => {
  describe.each(['1.0.0', 'v1'])('once', (loader) => {
    test.each([`${shared}-a.js`, 'kerf-demo-a.js'])(
      `is fetched again by ${loader}/kerf.js: %s`,
      async (file) => {
        faults = { [file]: ['refused'] };
        await open(`${script(`${loader}/kerf.js`)}<body><kerf-demo></kerf-demo>`);
        await drawn().toMatch(/^drawn by 1/);
      },
    );
  });

  test.each([`${shared}-a.js`, 'kerf-demo-a.js'])(
    'for good leaves a sentence and an event in the tag: %s',
    async (file) => {
      faults = { [file]: Array(9).fill('refused') };
      await page.addInitScript(() => {
        addEventListener('kerf-error', (event) => {
          const { target, detail } = event as CustomEvent;
          (globalThis as unknown as { heard: string }).heard =
            `${(target as Element).localName} ${detail.code}`;
        });
      });
      await open(`${script('1.0.0/kerf.js')}<body><kerf-demo></kerf-demo>`);
      const tag = page.locator('kerf-demo[data-kerf-failed]');
      await tag.waitFor();
      expect(await tag.textContent()).toContain('Reload the page');
      expect(await page.evaluate('heard')).toBe('kerf-demo LOADER_CHUNK_FAILED');
    },
  );

  test.each([`${shared}-a.js`, 'kerf-demo-a.js'])(
    'is refused by a pinned loader when it was tampered with: %s',
    async (file) => {
      faults = { [file]: Array(9).fill('tampered') };
      await open(`${script('1.0.0/kerf.js')}<body><kerf-demo></kerf-demo>`);
      await page.locator('kerf-demo[data-kerf-failed]').waitFor();
      expect(await page.evaluate('globalThis.tampered')).toBeUndefined();
    },
  );

  test('and comes late takes its sentence and its mark away', async () => {
    faults = { 'kerf-demo-a.js': Array(9).fill('refused') };
    await open(`${script('1.0.0/kerf.js')}<body><kerf-demo></kerf-demo>`);
    await page.locator('kerf-demo[data-kerf-failed]').waitFor();
    faults = {};
    await page.evaluate(() => document.body.append(document.createElement('kerf-demo')));
    await drawn().toBe('drawn by 1.0.0');
    await expect.poll(() => page.locator('kerf-demo[data-kerf-failed]').count()).toBe(0);
    expect(await page.locator('kerf-demo').first().textContent()).toBe('');
  });

  test('is tried again after a second, not before', async () => {
    await stopTheClock();
    faults = { 'kerf-demo-a.js': Array(9).fill('refused') };
    const isAnswered = page.waitForEvent('requestfailed');
    await open(`${script('1.0.0/kerf.js')}<body><kerf-demo></kerf-demo>`);
    // What needs less goes before it.
    await page.clock.runFor(1);
    await isAnswered;
    const isFailed = () => page.locator('kerf-demo[data-kerf-failed]').count();
    // What was refused is heard a moment after it was answered: its link is gone then.
    await expect.poll(() => page.locator('link').count()).toBe(0);
    await page.clock.runFor(900);
    expect(await isFailed()).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(isFailed).toBe(1);
  });

  test('by never coming is given up after nine seconds, not before', async () => {
    await stopTheClock();
    await page.route('**/kerf-demo-a.js', () => {});
    await open(`${script('1.0.0/kerf.js')}<body><kerf-demo></kerf-demo>`);
    const isFailed = () => page.locator('kerf-demo[data-kerf-failed]').count();
    await page.clock.runFor(8900);
    expect(await isFailed()).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(isFailed).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
