/** What is shipped: the script tag with its chunks, and the npm packages. Pages and server are vite.config.ts. */

import type { RollupOptions } from 'rollup';
import { shipPackage } from './widgets/build/ship-package.js';
import { shipScriptTag } from './widgets/build/ship-script-tag.js';

const parts: Record<string, () => RollupOptions[]> = {
  'script-tag': shipScriptTag,
  packages: () => [shipPackage('sdk'), shipPackage('widgets')],
};

/** All of it, or what `--configPart` names: two parts are built side by side by whoever has two processors. */
export default ({ configPart }: { configPart?: string }): RollupOptions[] =>
  Object.entries(parts)
    .filter(([name]) => configPart === undefined || configPart === name)
    .flatMap(([, part]) => part());
