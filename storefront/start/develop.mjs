import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { buildWhatIsStale } from './build-what-is-stale.mjs';

/** How long changes are collected before the shop is made anew, ms. */
const settle = 100;
const watched = [
  'sdk/src',
  'widgets/src',
  'storefront/server',
  'storefront/pages',
  'storefront/assets',
  'storefront/catalogue',
  'docs/guides',
];
const isTest = /\.(test|spec)\.tsx?$/;

const nameOf = (file) => path.relative(process.cwd(), file).replaceAll('\\', '/');
const isOurs = (file) => {
  const name = nameOf(file);
  return watched.some((folder) => name.startsWith(`${folder}/`)) && !isTest.test(name);
};
/** Neither watched nor on the way to what is. */
const isElsewhere = (file) => {
  const name = nameOf(file);
  return name !== '' && !isOurs(file) && !watched.some((folder) => `${folder}/`.startsWith(`${name}/`));
};

/**
 * Runs the shop from its sources in this process: Vite serves the widgets as modules and compiles pages and server.
 * A change makes the shop anew and reloads the open pages. The script tag that the demo host uses is built, at the
 * start and again after a change.
 */
export async function develop() {
  process.env.NODE_ENV ??= 'development';
  const http = createHttpServer();
  const vite = await createVite({
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: isElsewhere },
    },
  });
  const load = (file) => vite.ssrLoadModule(`/storefront/server/${file}.ts`);
  const { readEnv } = await load('env');
  const env = readEnv(process.env);
  // Changes of the sources leave it as it is.
  const { createMailbox } = await load('mail/mailbox');
  const mailbox = env.hasMailbox ? createMailbox(env.publicUrl, () => new Date()) : null;

  /** The shop as its sources are at this moment. Closing it closes its database. */
  const make = async () => {
    const { loadCatalogue } = await load('pricing/load-catalogue');
    const { openDatabase } = await load('db/open-database');
    const { createLogger } = await load('logger');
    const { openShop } = await load('open-shop');
    const { pages } = await load('pages/pages');
    const catalogue = await loadCatalogue(env.catalogueDirectory);
    const database = await openDatabase(env);
    const made = await openShop({
      env,
      catalogue: () => catalogue,
      database,
      mailbox,
      log: createLogger(env),
      pages,
    });
    await made.app.ready();
    made.start();
    return made;
  };
  const end = ({ app, stop }) => Promise.all([stop(), app.close()]);
  let shop = make();
  // A fault is shown to whoever asks next; the next change may mend it.
  shop.catch(() => {});

  // One build at a time; each looks for itself whether there is something to do.
  let build = Promise.resolve();
  const buildScriptTag = () => {
    build = build.then(() => buildWhatIsStale({ only: ['script tag', 'packages'] }));
    return build;
  };

  let timer;
  vite.watcher.on('all', (_event, file) => {
    if (!isOurs(file)) return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const old = shop;
      shop = make();
      shop.then(
        () => console.log(`Changed ${path.relative(process.cwd(), file)}`),
        (error) => console.error(error.message),
      );
      await shop.catch(() => {});
      vite.ws.send({ type: 'full-reload' });
      await old.then(end).catch(() => {});
      buildScriptTag();
    }, settle);
  });

  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      shop.then(
        ({ app }) => app.routing(request, response),
        (error) => {
          vite.ssrFixStacktrace(error);
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
        },
      );
    });
  });
  await new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(env.port, env.host, resolve);
  });
  console.log(`Shop, from its sources: ${env.publicUrl}`);
  await shop.then(
    ({ words }) => console.log(words.join('\n')),
    (error) => console.error(error.message),
  );
  await buildScriptTag();

  const stop = async () => {
    http.closeAllConnections();
    http.close();
    await vite.close();
    await shop.then(end).catch(() => {});
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}
