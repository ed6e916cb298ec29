import type { Plugin } from 'rollup';

/** What draws nothing, and so may come with a second copy of what it imports. */
const drawsNothing = /\/(add-to-cart|add-compared|keep-cart|keep-for-comparing)\.ts$/;

const fetchChunk = 'kerf:fetch-chunk';

/** `import('./x.js')`, as it stands in a module before it is bundled. */
const asked = /\bimport\((["'][^"']+["'])\)/g;

/**
 * Chunks that a widget imports on demand come through the pinned loader of the same version, which knows their integrity
 * and checks it. Where there is none the browser imports them. A document never fetches a module again that failed, so
 * that after a failure they are asked for under another address: where that can be, together with what they import,
 * which may be what failed.
 */
export const onDemand = (version: string): Plugin => ({
  name: 'on-demand',
  resolveId: (id) => (id === fetchChunk ? id : null),
  load: (id) =>
    id === fetchChunk
      ? `export function fetchChunk(file, isWhole) {
  if (file.then) return file;
  const load = globalThis[Symbol.for('kerf.shop')]?.load?.[${JSON.stringify(version)}];
  const again = isWhole ? file.replace('/', '/~' + Date.now() + '/') : file + '#' + Date.now();
  return load ? load(file, isWhole) : import(file).catch(() => import(again));
}`
      : null,
  transform(code, id) {
    const through = id === fetchChunk ? code : code.replace(asked, 'fetchChunk($&)');
    if (through === code) return null;
    return { code: `import { fetchChunk } from '${fetchChunk}';${through}`, map: null };
  },
  // Inside the call that the module makes, which only says that it needs the function: what is bundled may have a `.then`
  // behind the import that is not the module's.
  renderDynamicImport: ({ targetModuleId }) =>
    targetModuleId ? { left: 'fetchChunk(', right: drawsNothing.test(targetModuleId) ? ', 1)' : ')' } : null,
});
