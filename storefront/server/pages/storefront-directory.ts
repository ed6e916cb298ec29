import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The storefront's own folder, found upwards from this module: it runs from its source and from a bundle. */
export function storefrontDirectory(from = dirname(fileURLToPath(import.meta.url))): string {
  if (existsSync(join(from, 'assets', 'fonts'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('PAGES_ASSETS_MISSING: no folder above the server holds assets/fonts');
  return storefrontDirectory(above);
}
