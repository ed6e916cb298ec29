import { bundleFolder, bundlePrograms } from './bundle-programs.js';

/** Vitest set-up of the server's tests: the programs that they start are bundled once for all of them. */
export default async function setUp(): Promise<void> {
  await bundlePrograms(
    'storefront/tests/serve-api.ts',
    'storefront/server/artwork/start-apart.ts',
    'storefront/server/artwork/read-artwork.ts',
    'storefront/server/artwork/draw-artwork.ts',
    'storefront/server/artwork/show-picture.ts',
    'storefront/server/papers/draw-papers.ts',
  );
  process.env.PROGRAMS_DIR = bundleFolder;
}
