/**
 * The script tag: finds the widgets' tags on a page, now and later, and loads what draws them. It stands in one file
 * and is short on purpose, because every page that embeds a widget waits for it.
 */
import type { LoaderTable } from '../build/shipped.js';

/** Written in when the loader is built. */
declare const __KERF_TABLE__: LoaderTable;

/** What copies of Kerf on one page leave for each other. */
interface Shared {
  options?: { api: string };
  /** The version whose loader serves a tag. */
  tags?: Record<string, string>;
}

const { version, chunks, widgets } = __KERF_TABLE__;
const mark = 'data-kerf-failed';
// Run as a module, a script can't see its own tag.
const script = (document.currentScript ??
  document.querySelector('script[src*="/kerf.js"]')) as HTMLScriptElement | null;

if (script) {
  const { src, dataset } = script;
  const page = globalThis as unknown as Record<symbol, Shared>;
  const shared = (page[Symbol.for('kerf.shop')] ??= {
    options: { api: new URL(dataset.api || new URL('/api', src), document.baseURI).href },
  });
  const tags = (shared.tags ??= {});
  const mine: Record<string, number[]> = {};
  for (const tag in widgets) {
    tags[tag] ??= ((mine[tag] = widgets[tag] as number[]), version);
  }
  // Versions have most tags in common, so the last tells enough.
  for (const tag in tags)
    if (tags[tag] !== version) console.info(`Kerf: ${tags[tag]} serves <${tag}>, not ${version}`);

  const urlOf = (place: number) => new URL(`../${version}/${chunks[place]?.[0]}.js`, src).href;

  /** Fetches a chunk and checks its integrity. Importing one that is not there yet would fetch it unchecked. */
  const fetchChunk = (place: number) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.integrity = `sha256-${chunks[place]?.[1]}`;
      link.href = urlOf(place);
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
      link.remove();
    });
  const load = (places: number[]) =>
    Promise.all(places.map(fetchChunk)).then(() => import(urlOf(places[0] as number)));

  const serve = (element: Element, places: number[]) => {
    const fail = () => {
      if (element.hasAttribute(mark)) return;
      const message = 'This part of the page could not be loaded. Reload the page to try again.';
      element.setAttribute(mark, '');
      (element.shadowRoot ?? element).append(message);
      const detail = { code: 'LOADER_CHUNK_FAILED', message };
      element.dispatchEvent(new CustomEvent('kerf-error', { detail, bubbles: true, composed: true }));
    };
    setTimeout(() => customElements.get(element.localName) || fail(), 9000);
    load(places)
      .catch(() => load(places))
      .catch(fail);
  };

  /** Serves the tags below a node, also those inside the shadow roots of a page's own components. */
  const visit = (element: Element) => {
    const { localName: tag, shadowRoot } = element;
    const isDefined = customElements.get(tag);
    if (mine[tag]) isDefined || serve(element, mine[tag]);
    else if (shadowRoot) observe(shadowRoot);
    else if (/-/.test(tag) && !isDefined)
      customElements.whenDefined(tag).then(
        () => visit(element),
        () => {},
      );
  };
  const search = (root: ParentNode) => root.querySelectorAll('*').forEach(visit);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) {
          visit(node);
          search(node);
        }
  });
  const observe = (root: Document | ShadowRoot) => {
    observer.observe(root, { childList: true, subtree: true });
    search(root);
  };
  observe(document);
}
