import type { GetManualChunk } from 'rollup';

const entryName = /\/([^/]+)\.define\.ts$/;

/** Everything the smallest useful page needs; what it shares with any other widget is the core. */
const measure = 'price-table';
/** The next larger: what it shares with others besides is what one chooses with. */
const panel = 'configurator';

/** Fetched by every widget once it is drawn, in one file: what it shares with them is theirs already. */
const fetchedByAll =
  /\/(configuration\/((tell|with)-page|unnamed)|element\/(heed-page|window-blocked)|store\/actions\/hold-configuration)\.ts$/;

/** What the panel has from the start, and others later: the tray of what is compared, and the forms for signing in. */
const sharedLater = /\/(client\/pricing|store\/seen-prices|ui\/(use-media|tabs))\.tsx?$/;

/** What a widget fetches as soon as it shows that: what it shares with others lies where it would with the widget itself. */
const opened = /\/orders\/order-part\.tsx$/;

/** What has to do with the cart from the start. */
const carts = ['cart', 'cart-link'];
/**
 * What the cart shares with what the panel does at a press, which comes with the cart's code; and what is too little for a
 * file of its own: what a page that compares has from the start, and what parts that are fetched later bring their styles
 * with, most of which need that code too.
 */
const withCart =
  /\/(cart\/edited-line|element\/add-styles|store\/(compare-state|tab-storage|actions\/show-compared))\.ts$/;

/** The tray of what is compared, also for who only puts something into it. */
const tray = /\/(compare\/tray\.tsx|store\/kept-types\.ts|store\/actions\/compare(-prices)?\.ts)$/;

/** What product pages and orders show beside what is configured: stars of reviews, films, days. */
const shown =
  /\/(ui\/stars\.(tsx|css)|rules\/(reviews\/[^/]+|gallery\/film-files|order\/shop-time)\.ts)(\?inline)?$/;

/** What the designer of lettering draws with, and others draw with too. */
const drawn = /\/(drawing\/(metal|scene-node)|rules\/lettering\/lettering)\.ts$/;

/** What asks for quotes: its buttons share a chunk of their own, and what opens is fetched later. */
const asking = ['quote-request', 'special-processing'];
/** What is fetched later for them. */
const asked = /\/widgets\/src\/(quote-request|special-processing|uploads)\/[^/]+\.tsx?$/;
/** Both forms come in one file. */
const onceAsked = (id: string): string | null =>
  /\/(quote-request|special-processing|quotes)\//.test(id) ? 'quote-forms' : null;
/** By the widget that has it at once: where that goes which others fetch later. */
const alsoLater: Readonly<Record<string, string>> = { [panel]: 'fields', auth: 'person', orders: 'files' };

/**
 * Sorts modules into chunks so that a page downloads few files and nothing that it does not run: what one widget alone
 * needs goes with it; what the price table shares with another widget is `core`; what the panel shares with others is
 * `fields`; what the cart shares with others besides is `cart`, and what others share without it, who somebody is above
 * all, is `people`. What passes between widget and page is `with-page`. What the
 * forms of quotes take from one widget when they are fetched is kept together.
 */
export const nameChunk: GetManualChunk = (id, { getModuleInfo }) => {
  if (fetchedByAll.test(id)) return 'with-page';
  if (sharedLater.test(id)) return 'fields';
  if (withCart.test(id)) return 'cart';
  if (tray.test(id)) return 'tray';
  if (shown.test(id)) return 'shown';
  if (drawn.test(id)) return 'drawn';
  if (/\/ui\/pager\.tsx$/.test(id)) return 'pager';
  const users = new Set<string>();
  let isAskedFor = false;
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = getModuleInfo(module);
    const widget = info?.isEntry ? entryName.exec(module)?.[1] : undefined;
    if (widget) users.add(widget);
    else if (info?.dynamicImporters.length && asked.test(module)) isAskedFor = true;
    for (const importer of info?.importers ?? []) visit(importer);
    if (fetchedByAll.test(module) || opened.test(module))
      for (const importer of info?.dynamicImporters ?? []) visit(importer);
  };
  visit(id);
  const [only = ''] = users;
  if (users.size < 2) return isAskedFor ? (alsoLater[only] ?? onceAsked(id)) : null;
  if (users.has(measure)) return 'core';
  if (asking.length === users.size && asking.every((user) => users.has(user))) return 'quotes';
  if (users.has(panel)) return 'fields';
  return carts.some((user) => users.has(user)) ? 'cart' : 'people';
};
