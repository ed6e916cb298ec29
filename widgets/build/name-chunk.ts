import type { GetManualChunk } from 'rollup';

const entryName = /\/([^/]+)\.define\.ts$/;

/** Everything the smallest useful page needs; what it shares with any other widget is the core. */
const measure = 'price-table';
/** The next larger: what it shares with others besides is what one chooses with. */
const panel = 'configurator';

/** Fetched by every widget once it is drawn, in one file: what it shares with them is theirs already. */
const fetchedByAll =
  /\/(configuration\/(tell|with)-page|element\/heed-page|store\/actions\/hold-configuration)\.ts$/;

/** What the cart shares with a part of the panel that comes later. */
const sharedLater = /\/cart\/edited-line\.ts$/;

/**
 * Sorts modules into chunks so that a page downloads few files and nothing that it does not run: what one widget alone
 * needs goes with it; what the price table shares with another widget is `core`; what the panel shares with others is
 * `fields`; what others share, the cart above all, is `cart`. What passes between widget and page is `with-page`.
 */
export const nameChunk: GetManualChunk = (id, { getModuleInfo }) => {
  if (fetchedByAll.test(id)) return 'with-page';
  if (sharedLater.test(id)) return 'fields';
  const users = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = getModuleInfo(module);
    const widget = info?.isEntry ? entryName.exec(module)?.[1] : undefined;
    if (widget) users.add(widget);
    for (const importer of info?.importers ?? []) visit(importer);
    if (fetchedByAll.test(module)) for (const importer of info?.dynamicImporters ?? []) visit(importer);
  };
  visit(id);
  if (users.size < 2) return null;
  if (users.has(measure)) return 'core';
  return users.has(panel) ? 'fields' : 'cart';
};
