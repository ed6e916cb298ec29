import type { Plugin } from 'rollup';

/**
 * Chunks that a widget imports on demand come through the pinned loader of the same version, which knows their integrity
 * and checks it. Where there is none the browser imports them. A document never fetches a module again that failed, so
 * that after a failure they are asked for under another address.
 */
export const onDemand = (version: string): Plugin => ({
  name: 'on-demand',
  renderDynamicImport: () => ({
    left: `((file, load = globalThis[Symbol.for('kerf.shop')]?.load?.[${JSON.stringify(version)}]) => load ? load(file) : import(file).catch(() => import(file + '#' + Date.now())))(`,
    right: ')',
  }),
});
