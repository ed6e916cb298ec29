import type { Plugin } from 'rollup';

/**
 * Chunks that a widget imports on demand come through the loader of the same version, which knows their integrity and
 * checks it. Pages of the shop itself have no loader; there the browser imports them.
 */
export const onDemand = (version: string): Plugin => ({
  name: 'on-demand',
  renderDynamicImport: () => ({
    left: `((file, load = globalThis[Symbol.for('kerf.shop')]?.load?.[${JSON.stringify(version)}]) => load ? load(file) : import(file))(`,
    right: ')',
  }),
});
