import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.js';
import { type Engine, type Key, type Tab, view } from './engine.js';
import { openSession, type WebDriverSession } from './webdriver-session.js';

/** What WebDriver calls keys that write nothing. */
const keyCodes: Record<Key | 'Control', string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Control: '\uE009',
};

/** Room for the browser's own bars around the view, px. */
const bars = 200;

/** WebKitGTK's small browser, by its driver, on a screen that nobody sees. */
export async function startWebKitEngine({ miniBrowser }: { miniBrowser: string }): Promise<Engine> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${view.width + bars}x${view.height + bars}x24`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstLine(screen);
  // Every visitor was never here: a session of their own, by a driver of their own, which none before has worn out.
  let browser = await startBrowser(miniBrowser, display);
  let isFresh = true;
  return {
    name: 'WebKit',
    version: browser.session.version,
    newTab: async () => {
      if (!isFresh) {
        await browser.end();
        browser = await startBrowser(miniBrowser, display);
      }
      isFresh = false;
      await fitView(browser.session);
      return tabOf(browser.session);
    },
    close: async () => {
      await browser.end();
      await end(screen);
    },
  };
}

/** How often a browser is started that does not come up: at times one in ten does not. */
const tries = 3;

interface RunningBrowser {
  session: WebDriverSession;
  end(): Promise<void>;
}

async function startBrowser(miniBrowser: string, display: string): Promise<RunningBrowser> {
  for (let left = tries; ; left--) {
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    });
    const address = `http://127.0.0.1:${port}`;
    try {
      await answering(address);
      const session = await openSession(address, {
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      });
      return {
        session,
        end: async () => {
          await session.end().catch(() => undefined);
          await end(driver);
        },
      };
    } catch (error) {
      await end(driver);
      if (left === 1) throw error;
    }
  }
}

/** Makes the window so large that the page has the view's size: how tall the bars are is told by the page. */
async function fitView(session: WebDriverSession): Promise<void> {
  let { width, height } = view;
  for (let tries = 0; tries < 20; tries++) {
    await session.post('window/rect', { width, height });
    await wait(100);
    const [innerWidth, innerHeight] = await numbersOf(session, 'return [innerWidth, innerHeight]');
    if (innerWidth === view.width && innerHeight === view.height) return;
    width += view.width - (innerWidth ?? 0);
    height += view.height - (innerHeight ?? 0);
  }
  throw new Error(`The window would not become ${view.width} × ${view.height} px.`);
}

async function numbersOf(session: WebDriverSession, script: string): Promise<number[]> {
  const value = await session.post('execute/sync', { script, args: [] });
  return Array.isArray(value) ? value.map(Number) : [];
}

function tabOf(session: WebDriverSession): Tab {
  const keys = (values: string[]) =>
    session.post('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  return {
    open: async (address) => {
      await session.post('url', { url: address });
    },
    address: async () => String(await session.get('url')),
    run: (body) =>
      session
        .post('execute/async', {
          script: `const done = arguments[arguments.length - 1];
          (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
          args: [],
        })
        .then(unwrap),
    press: async ({ x, y }) => {
      await session.post('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    key: async (key) => {
      await keys([keyCodes[key]]);
    },
    typeOver: async (text) => {
      const { Control } = keyCodes;
      await session.post('actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: Control },
              { type: 'keyDown', value: 'a' },
              { type: 'keyUp', value: 'a' },
              { type: 'keyUp', value: Control },
            ],
          },
        ],
      });
      await keys([...text]);
    },
    screenshot: async () => Buffer.from(String(await session.get('screenshot')), 'base64'),
  };
}

function unwrap(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('error' in answer) throw new Error(String(answer.error));
  return 'value' in answer ? answer.value : undefined;
}

/** Xvfb takes a display that is free and writes its number once it is ready. */
async function firstLine(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb was started without a pipe for its display.');
  const ended = once(screen, 'exit').then(() => {
    throw new Error('Xvfb ended before it had a screen.');
  });
  const [line] = await Promise.race([once(pipe, 'data'), ended]);
  return String(line).trim();
}

async function answering(driver: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(`${driver}/status`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('WebKitWebDriver did not answer within 30 seconds.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
