import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import { type Engine, type Tab, view } from './engine.js';

/** Chromium by its own protocol, Firefox by WebDriver BiDi; both without a window. */
export async function startPuppeteerEngine(
  browser: 'chrome' | 'firefox',
  { executablePath, args = [] }: { executablePath: string; args?: string[] },
): Promise<Engine> {
  const running = await puppeteer.launch({ browser, executablePath, args, headless: true });
  let context: BrowserContext | undefined;
  const [name = browser, version = ''] = (await running.version()).split('/');
  return {
    name: browser === 'chrome' ? 'Chromium' : name.replace(/^f/, 'F'),
    version,
    newTab: async () => {
      await context?.close();
      context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(view);
      return tabOf(page);
    },
    close: () => running.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    open: async (address) => {
      await page.goto(address);
    },
    address: async () => page.url(),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    press: ({ x, y }) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    typeOver: async (text) => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    screenshot: async () => Buffer.from(await page.screenshot({ type: 'png' })),
  };
}
