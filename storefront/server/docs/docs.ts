/** The documentation: guides, the widgets' and the SDK's reference, from where each is written. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DocPage } from './doc-page.js';
import { llmsText } from './llms-text.js';
import { readGuides } from './read-guides.js';
import { readOnePage, readSdkReference, textOf } from './read-reference.js';
import { createSearch, type Search } from './search-index.js';
import { widgetPages } from './widget-pages.js';

/** What the texts call the shop, wherever it runs. */
const anyShop = 'https://shop.example';

export interface Docs {
  guides: readonly DocPage[];
  /** A page for each widget; empty until the widgets are built. */
  widgets: readonly DocPage[];
  /** Theme tokens, errors, the SDK's first page and the changelog, as far as they are there. */
  reference: readonly DocPage[];
  /** The page at a path, '/docs/guides/start', or at that of its markdown, '/docs/guides/start.md'. */
  find(path: string): DocPage | undefined;
  all: readonly DocPage[];
  /** The search, whose index is made when it is first asked for. */
  openSearch(): Promise<Search>;
  /** The custom-elements manifest as the build wrote it; null until then. */
  manifest: string | null;
  /** Both packages by the name that they are fetched by, where each lies; none until they are built. */
  packages: ReadonlyMap<string, string>;
  /** Whether everything that is built is in it. */
  isWhole: boolean;
  llms: string;
}

/** Where {@link openDocs} reads, and what the shop's address is. */
interface DocsPlace {
  /** The folder of the whole product. */
  root: string;
  shop: string;
}

const noWidgets = { widgets: [], tokens: [] };

/** Reads all of it. What was not built yet is left out. */
export async function openDocs({ root, shop }: DocsPlace): Promise<Docs> {
  const [guideFiles, errors, sdkFiles, changes, manifest] = await Promise.all([
    readGuides(join(root, 'docs/guides')),
    readOnePage(join(root, 'docs/errors.md'), '/docs/errors'),
    readSdkReference(join(root, 'docs/reference')),
    readOnePage(join(root, 'CHANGELOG.md'), '/docs/changelog'),
    textOf(join(root, 'widgets/dist/custom-elements.json')),
  ]);
  const packed = join(root, 'widgets/dist/packages');
  const packages = new Map(
    existsSync(packed) ? readdirSync(packed).map((name) => [name, join(packed, name)]) : [],
  );
  // What is copied from a page works with the shop that shows it.
  const here = (pages: readonly DocPage[]) =>
    pages.map((page) => ({ ...page, text: page.text.replaceAll(anyShop, shop) }));
  const made = manifest === null ? noWidgets : widgetPages(manifest);
  const guides = here(guideFiles);
  const widgets = here(made.widgets);
  const sdk = here(sdkFiles);
  const sdkStart = sdk.filter(({ path }) => path === '/docs/sdk');
  const reference = [...here(made.tokens), ...here(errors), ...sdkStart, ...here(changes)];
  const all = [...guides, ...widgets, ...reference, ...sdk.filter((page) => !sdkStart.includes(page))];
  const places = new Map(
    all.flatMap((page) => [page.path, page.source, `${page.path}.md`].map((place) => [place, page])),
  );
  let search: Promise<Search> | undefined;
  return {
    guides,
    widgets,
    reference,
    all,
    manifest,
    packages,
    isWhole: manifest !== null && packages.size > 0 && sdk.length > 0,
    find: (path) => places.get(path),
    openSearch() {
      search ??= createSearch(all, shop);
      return search;
    },
    llms: llmsText({ guides, widgets, reference, hasManifest: manifest !== null }, shop),
  };
}

/** How soon what was not whole is looked for again, ms. */
const lookAgainAfter = 2_000;

/** Reads it when it is first asked for, and anew as long as the builds that belong to it are not done. */
export function keepDocs(place: DocsPlace, now: () => number = Date.now): () => Promise<Docs> {
  let kept: { docs: Promise<Docs>; at: number; isWhole: boolean } | undefined;
  return () => {
    if (kept && (kept.isWhole || now() - kept.at < lookAgainAfter)) return kept.docs;
    const current = { docs: openDocs(place), at: now(), isWhole: false };
    kept = current;
    current.docs.then(
      ({ isWhole }) => {
        current.isWhole = isWhole;
      },
      () => {
        kept = undefined;
      },
    );
    return current.docs;
  };
}
