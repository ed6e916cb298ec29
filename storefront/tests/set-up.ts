import { existsSync } from 'node:fs';
import path from 'node:path';
import { startDemoHost } from '../../demo-host/server.mjs';
import { startShop } from './start-shop.js';

const root = path.join(import.meta.dirname, '../..');

/** Starts the built shop and the demo host, and returns the function that ends both. */
export default async function setUp(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(root, 'storefront/dist')) || !existsSync(path.join(root, 'widgets/dist/cdn'))) {
    throw new Error('The journeys go through the built shop: run "npm run build" first.');
  }
  const shop = await startShop();
  const host = await startDemoHost({ port: 0, shopUrl: shop.url });
  process.env.KERF_SHOP_URL = shop.url;
  process.env.KERF_DEMO_HOST_URL = host.url;
  return async () => {
    await host.close();
    await shop.stop();
  };
}
