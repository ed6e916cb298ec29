import type { GetManualChunk } from 'rollup';

const entryName = /\/([^/]+)\.define\.ts$/;

/** Everything the smallest useful page needs; what it shares with any other widget is the core. */
const measure = 'price-table';

/**
 * Sorts modules into chunks so that a page downloads few files and nothing that it does not run: what one widget alone
 * needs goes with it; what the price table shares with another widget is `core`; what others share is `fields`.
 */
export const nameChunk: GetManualChunk = (id, { getModuleInfo }) => {
  const users = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = getModuleInfo(module);
    const widget = info?.isEntry ? entryName.exec(module)?.[1] : undefined;
    if (widget) users.add(widget);
    for (const importer of info?.importers ?? []) visit(importer);
  };
  visit(id);
  if (users.size < 2) return null;
  return users.has(measure) ? 'core' : 'fields';
};
