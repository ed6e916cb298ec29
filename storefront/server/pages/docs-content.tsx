import type { ReactNode } from 'react';
import type { Crumb } from '../../pages/breadcrumb.js';
import { DocText, NoSdkReference } from '../../pages/docs/doc-page.js';
import { DocsFrame, type DocsGroup } from '../../pages/docs/docs-frame.js';
import { DocsStart } from '../../pages/docs/index.js';
import { DocsSearchPage } from '../../pages/docs/search.js';
import docsStyles from '../../pages/styles/docs.css?inline';
import type { DocPage } from '../docs/doc-page.js';
import type { Docs } from '../docs/docs.js';
import { renderMarkdown } from '../docs/render-markdown.js';
import { maxQueryLength, type Search } from '../docs/search-index.js';
import { anySharingImage } from '../words/sharing-image.js';
import type { PageSource } from './page-contents.js';
import type { PageContent } from './render-document.js';
import { structuredPage } from './structured-data.js';

const start: Crumb = { label: 'Documentation', path: '/docs' };
const sdkStart: Crumb = { label: 'The SDK', path: '/docs/sdk' };

/** What a page of the documentation says of itself. */
interface About {
  path: string;
  title: string;
  description: string;
  /** Whether search engines may show it. Default true. */
  isIndexed?: boolean;
}

/** `trail` is the way to the page, where it shows one. */
function docsPage(
  { path, title, description, isIndexed = true }: About,
  origin: string,
  trail: readonly Crumb[] = [],
) {
  const meta = {
    title: `${title} | Kerf for developers`,
    description: description || `${title}: how to put Kerf’s prices, options and cart on a site of yours.`,
    image: origin + anySharingImage,
    url: origin + path,
  };
  return {
    path,
    status: 200,
    meta,
    isIndexed,
    structuredData: isIndexed ? structuredPage({ meta, trail, origin }) : null,
    styles: docsStyles,
    scripts: ['copy-code'],
  } satisfies Omit<PageContent, 'main'>;
}

const linkTo = ({ path, title, description }: DocPage) => ({
  path,
  name: title,
  // A list has room for the first sentence.
  line: /^.*?[.:](?= |$)/.exec(description)?.[0].replace(/:$/, '.') ?? description,
});

const manifestLink = {
  path: '/docs/custom-elements.json',
  name: 'Custom-elements manifest',
  line: 'Every tag with its attributes, events, parts and tokens, for editors and programs.',
};

/** All there is to read, in the order in which it is listed. */
function groupsOf({ guides, widgets, reference, manifest }: Docs): DocsGroup[] {
  const groups = [
    { title: 'Guides', links: guides.map(linkTo) },
    { title: 'Widgets', links: widgets.map(linkTo) },
    {
      title: 'Reference',
      links: [
        ...reference.map(linkTo),
        ...(manifest === null ? [] : [manifestLink]),
        { path: '/llms.txt', name: 'llms.txt', line: 'All of this as markdown, for programs that read.' },
      ],
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** What is pasted first. The widget is one that needs nothing else. */
const embedOf = (shop: string): string =>
  `<script async src="${shop}/widgets/v1/kerf.js"></script>\n<kerf-price-table item="premium-business-card"></kerf-price-table>`;

/** The first page of the documentation. */
export const docsStartContent =
  (docs: Docs) =>
  ({ origin }: PageSource): PageContent => {
    const groups = groupsOf(docs);
    const about = {
      path: '/docs',
      title: 'Put Kerf on your site',
      description:
        'One script tag, then live prices, options and a cart on any page of yours: guides, widgets and the SDK.',
    };
    const missing =
      docs.manifest === null
        ? 'The reference of the widgets was not built for this shop: run "npm run build", then start the shop again.'
        : null;
    return {
      ...docsPage(about, origin),
      main: () => (
        <DocsFrame trail={null} groups={[]} path="/docs" maxQueryLength={maxQueryLength}>
          <DocsStart
            embed={embedOf(origin)}
            first={docs.guides[0]?.path ?? null}
            groups={groups}
            missing={missing}
          />
        </DocsFrame>
      ),
    };
  };

/** The way to a page. */
function trailOf({ path, title }: Pick<DocPage, 'path' | 'title'>): Crumb[] {
  const isOfSdk = path.startsWith(`${sdkStart.path}/`);
  return [start, ...(isOfSdk ? [sdkStart] : []), { label: title, path: null }];
}

/** A page in the documentation's frame: the way to it, what there is beside it, and a search that shows what was sought. */
const framed = (
  docs: Docs,
  about: Parameters<typeof docsPage>[0],
  { origin }: PageSource,
  content: ReactNode,
  query = '',
): PageContent => ({
  ...docsPage(about, origin, trailOf(about)),
  main: () => (
    <DocsFrame
      trail={trailOf(about)}
      groups={groupsOf(docs)}
      path={about.path}
      query={query}
      maxQueryLength={maxQueryLength}
    >
      {content}
    </DocsFrame>
  ),
});

/** A page that was written. */
export const docPageContent =
  (docs: Docs, page: DocPage) =>
  (source: PageSource): PageContent =>
    framed(
      docs,
      page,
      source,
      <DocText html={renderMarkdown(page, source.origin).html} source={page.source} />,
    );

/** What stands at the SDK's address until its reference is built. */
export const noSdkContent =
  (docs: Docs) =>
  (source: PageSource): PageContent => {
    const about = { path: '/docs/sdk', title: 'The SDK', description: '', isIndexed: false };
    return framed(docs, about, source, <NoSdkReference />);
  };

/** What was typed into the search, and whether it was more than is searched for. */
export interface DocsQuery {
  query: string;
  isCut: boolean;
}

/** What a search found. */
export const docsSearchContent =
  (docs: Docs, search: Search, { query, isCut }: DocsQuery) =>
  (source: PageSource): PageContent => {
    const about = { path: '/docs/search', title: 'Search', description: '', isIndexed: false };
    const { hits, count } = query ? search(query) : { hits: [], count: 0 };
    const found = <DocsSearchPage {...{ query, isCut, hits, count }} maxLength={maxQueryLength} />;
    return framed(docs, about, source, found, query);
  };
