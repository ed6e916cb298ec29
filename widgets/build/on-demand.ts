import type { Plugin } from 'rollup';

/** What draws nothing, and so may come with a second copy of what it imports. */
const drawsNothing = /\/(add-to-cart|add-compared|keep-cart|keep-for-comparing)\.ts$/;

/**
 * Chunks that a widget imports on demand come through the pinned loader of the same version, which knows their integrity
 * and checks it. Where there is none the browser imports them. A document never fetches a module again that failed, so
 * that after a failure they are asked for under another address: where that can be, together with what they import,
 * which may be what failed.
 */
export const onDemand = (version: string): Plugin => ({
  name: 'on-demand',
  renderDynamicImport({ targetModuleId }) {
    const isWhole = drawsNothing.test(targetModuleId ?? '');
    const again = isWhole ? "file.replace('/', '/~' + Date.now() + '/')" : "file + '#' + Date.now()";
    return {
      left: `((file, load = globalThis[Symbol.for('kerf.shop')]?.load?.[${JSON.stringify(version)}]) => load ? load(file${isWhole ? ', 1' : ''}) : import(file).catch(() => import(${again})))(`,
      right: ')',
    };
  },
});
