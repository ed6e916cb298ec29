/**
 * The script tag: finds the widgets' tags on a page, now and later, asks for their data and loads what draws them. It
 * stands in one file and is short on purpose, because every page that embeds a widget waits for it.
 */
import type { PageOptions, SharedShop } from '@kerf/sdk/runtime';
import type { LoaderChecks, LoaderRow, LoaderTable } from '../build/shipped.js';

/** Written in when the loader is built. */
declare const __KERF_VERSION__: string;
declare const __KERF_TABLE__: LoaderTable;
declare const __KERF_CHECKS__: LoaderChecks;
declare const __KERF_HASH__: string;
/** Whether it is the loader of a pinned version: without integrity of its own, a loader can vouch for nothing. */
declare const __KERF_IS_PINNED__: boolean;
/** A style sheet that keeps the widgets' places. */
declare const __KERF_PLACES__: string;

/** What copies of Kerf on one page leave for each other. */
interface Shared extends SharedShop {
  /**
   * By version: imports a chunk that a widget asks for, './name-hash.js'; again after a failure, if it is whole together
   * with what it imports.
   */
  load?: Record<string, (file: string, isWhole?: number) => Promise<unknown>>;
}

const version = __KERF_VERSION__;
const table = __KERF_TABLE__;
const checks = __KERF_CHECKS__;
const isPinned = __KERF_IS_PINNED__;
// Run as a module, a script can't see its own tag.
const script = (document.currentScript ??
  document.querySelector('[src*="kerf.js"]')) as HTMLScriptElement | null;

if (script) {
  const { src, dataset, nonce } = script;
  const shop = new URL('/', src).href;
  // biome-ignore lint/suspicious/noAssignInExpressions: a page that embeds a widget waits for each byte.
  const shared = ((self as unknown as Record<symbol, Shared>)[Symbol.for('kerf.shop')] ??= {
    options: { api: dataset.api || `${shop}api`, shop },
  });
  // biome-ignore lint/suspicious/noAssignInExpressions: a page that embeds a widget waits for each byte.
  const tags = (shared.tags ??= {});
  // biome-ignore lint/suspicious/noAssignInExpressions: a page that embeds a widget waits for each byte.
  const early = (shared.early ??= {});
  // The first loader keeps every tag it knows; a second one serves what only it knows.
  const holder = Object.keys(table)
    .map((name) => (tags[`kerf-${name}`] ??= version))
    .find((one) => one !== version);
  if (holder) console.info('Kerf', holder, '+', version);
  const places = new CSSStyleSheet();
  places.replaceSync(__KERF_PLACES__);

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /**
   * Fetches a chunk with all that it imports, at once; where their integrity is known, importing it before that succeeded
   * would not check it. A rolling loader is asked for tags alone.
   */
  const load = async (name: string, folder = '', mark = '') => {
    const parts = isPinned ? (checks[name] as LoaderRow).slice(1) : (table[name.slice(5)] as string);
    // What needs less is asked for sooner, wherever it stands: it need not wait for what takes longer to be drawn. A turn
    // for each part, of this very task: a timer would come after all that a page does meanwhile.
    for (const _ of parts) await 0;
    return Promise.all(
      [...parts, name].map((part) => {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.nonce = nonce;
        if (isPinned) link.integrity = `sha256-${(checks[part] as LoaderRow)[0]}`;
        link.href = new URL(
          `../${version}/${folder}${part}-${__KERF_HASH__}.js${isPinned && part === name ? mark : ''}`,
          src,
        ).href;
        document.head.append(link);
        return new Promise<string>((resolve, reject) => {
          link.onload = () => resolve(link.href);
          link.onerror = reject;
        }).finally(() => link.remove());
      }),
    ).then((addresses) => import(addresses.at(-1) as string));
  };
  // A document never fetches a module again that failed: asked for again, it has to have another address. So has what
  // it imports, which may be what failed; the shop sends the same from any folder of this name.
  // biome-ignore lint/style/useTemplate: shorter once it is compressed.
  const again = () => '~' + Date.now() + '/';
  // Without './' and '-123456.js' the file is the chunk's name. What it imports has drawn the widget already.
  const nameOf = (file: string) => file.slice(2, -10);
  if (isPinned)
    shared.load = {
      ...shared.load,
      [version]: (file, isWhole) =>
        load(nameOf(file)).catch(() => load(nameOf(file), isWhole ? again() : '', `#${Date.now()}`)),
    };

  const failed = 'data-kerf-failed';

  const serve = async (element: Element, tag: string) => {
    const slug = element.getAttribute('item');
    // What the item's first widget asks for, while its code is on its way. Slugs need no escaping.
    const url = `${(shared.options as PageOptions).api}/quote/get/featured-items?slug=${slug}&first_load=1`;
    // What never answers has failed too.
    const late = wait(9000);
    if (slug && !element.getAttribute('product')) {
      early[url] ??= fetch(url)
        .then((answer) => answer.ok && answer.json())
        .catch(() => 0);
      // No older than the shop lets caches keep it.
      late.then(() => delete early[url]);
    }
    const isThere = await Promise.race([
      load(tag)
        .catch(() => wait(1000).then(() => load(tag, again())))
        .catch(() => 0),
      late,
    ]);
    if (isThere || element.hasAttribute(failed)) return;
    const words = new Text('This part did not load. Reload the page.');
    element.toggleAttribute(failed);
    (element.shadowRoot ?? element).append(words);
    // It may come after all, late or for another tag of the same name.
    customElements.whenDefined(tag).then(() => {
      element.toggleAttribute(failed);
      words.remove();
    });
    element.dispatchEvent(
      new CustomEvent('kerf-error', {
        detail: { code: 'LOADER_CHUNK_FAILED', message: words.data, isRetryable: true },
        bubbles: true,
        composed: true,
      }),
    );
  };

  const visit = (element: Element) => {
    const { localName: tag, shadowRoot } = element;
    const isDefined = element.matches(':defined');
    if (tags[tag] === version) {
      // One that the page defined itself is left to it, which the widget's chunk says.
      if (!isDefined || !(customElements.get(tag) as { version?: string }).version) serve(element, tag);
    } else if (shadowRoot) observe(shadowRoot);
    // A page's own component may get a shadow root, with widgets inside, when it is defined.
    else if (!isDefined) customElements.whenDefined(tag).then(() => visit(element));
  };
  const search = (root: Element | Document | ShadowRoot) => root.querySelectorAll('*').forEach(visit);
  const observe = (root: Document | ShadowRoot) => {
    root.adoptedStyleSheets.push(places);
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes as NodeListOf<Element>)
          if (node.localName) {
            visit(node);
            search(node);
          }
    }).observe(root, { childList: true, subtree: true });
    search(root);
  };
  observe(document);
}
