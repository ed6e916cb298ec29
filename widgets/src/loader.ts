/**
 * The script tag: finds the widgets' tags on a page, now and later, and loads what draws them. It stands in one file
 * and is short on purpose, because every page that embeds a widget waits for it.
 */
import type { LoaderDigests, LoaderTable } from '../build/shipped.js';

/** Written in when the loader is built. */
declare const __KERF_VERSION__: string;
declare const __KERF_TABLE__: LoaderTable;
/** Only in the loader of a pinned version: without integrity of its own, a loader can vouch for nothing. */
declare const __KERF_DIGESTS__: LoaderDigests | null;

/** What copies of Kerf on one page leave for each other. */
interface Shared {
  options?: { api: string; shop: string };
  /** The version whose loader serves a tag. */
  tags?: Record<string, string>;
  /** By version: imports a chunk that a widget asks for, './name-hash.js'. */
  load?: Record<string, (file: string) => Promise<unknown>>;
}

const version = __KERF_VERSION__;
const chunks = __KERF_TABLE__;
const digests = __KERF_DIGESTS__;
// Run as a module, a script can't see its own tag.
const script = (document.currentScript ??
  document.querySelector('script[src*="/kerf.js"]')) as HTMLScriptElement | null;

if (script) {
  const { src, dataset } = script;
  const page = globalThis as unknown as Record<symbol, Shared>;
  const shop = new URL('/', src).href;
  page[Symbol.for('kerf.shop')] ??= { options: { api: dataset.api || `${shop}api`, shop } };
  const shared = page[Symbol.for('kerf.shop')] as Shared;
  shared.tags ??= {};
  const { tags } = shared;
  // The first loader keeps every tag it knows; a second one serves what only it knows.
  let holder = version;
  for (const name of Object.keys(chunks)) {
    tags[name] ??= version;
    if (tags[name] !== version) holder = tags[name];
  }
  if (holder !== version)
    console.info(`Kerf: version ${holder} keeps its tags; version ${version} serves only those it added.`);

  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  /** Fetches a chunk; where its integrity is known, importing it before that succeeded would not check it. */
  const fetchChunk = (name: string, mark = '') =>
    new Promise<string>((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      if (digests) link.integrity = digests[name] as string;
      link.href = new URL(`../${version}/${name}-${chunks[name]?.[0]}.js${mark}`, src).href;
      link.onload = () => {
        link.remove();
        resolve(link.href);
      };
      link.onerror = () => {
        link.remove();
        reject();
      };
      document.head.append(link);
      // Older browsers neither fetch nor tell. Then the import does, unless there is something to check.
      if (!digests && !link.relList.supports('modulepreload')) resolve(link.href);
    });
  const load = (tag: string, mark?: string): Promise<unknown> =>
    Promise.all([
      fetchChunk(tag, mark),
      ...(chunks[tag]?.slice(1) ?? []).map((name) => fetchChunk(name)),
    ]).then(([href]) => import(href));
  // Without './' and '-123456.js' the file is the chunk's name.
  shared.load = {
    ...shared.load,
    // A document never fetches a module again that failed: asked for again, it has to have another address.
    [version]: (file) => load(file.slice(2, -10)).catch(() => load(file.slice(2, -10), `#${Date.now()}`)),
  };

  const serve = async (element: Element, tag: string) => {
    // A document never fetches a module again that failed: it has to have another address.
    const loaded = load(tag).catch(() => wait(1000).then(() => load(tag, '#again')));
    // What never answers has failed too.
    const late = wait(9000).then(() => Promise.reject());
    try {
      await Promise.race([loaded, late]);
    } catch {
      if (element.hasAttribute('data-kerf-failed')) return;
      const message = 'This part of the page could not be loaded. Reload the page to try again.';
      element.setAttribute('data-kerf-failed', '');
      (element.shadowRoot ?? element).append(message);
      element.dispatchEvent(
        new CustomEvent('kerf-error', {
          detail: { code: 'LOADER_CHUNK_FAILED', message, isRetryable: true },
          bubbles: true,
          composed: true,
        }),
      );
    }
  };

  const visit = (element: Element) => {
    const { localName: tag, shadowRoot } = element;
    const isDefined = customElements.get(tag);
    if (tags[tag] === version) {
      if (!isDefined) serve(element, tag);
    } else if (shadowRoot) observe(shadowRoot);
    // A page's own component may get a shadow root, with widgets inside, when it is defined.
    else if (/-/.test(tag) && !isDefined)
      customElements.whenDefined(tag).then(
        () => visit(element),
        () => {},
      );
  };
  const search = (root: Element | Document | ShadowRoot) => root.querySelectorAll('*').forEach(visit);
  const observe = (root: Document | ShadowRoot) => {
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
