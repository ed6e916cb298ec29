import type { DocPage } from './doc-page.js';

/** What {@link llmsText} lists. */
export interface ListedDocs {
  guides: readonly DocPage[];
  widgets: readonly DocPage[];
  /** What else there is to read: tokens, errors, the SDK, the changelog. */
  reference: readonly DocPage[];
  hasManifest: boolean;
}

/** The overview for programs that read, in the llms.txt format (llmstxt.org): every page as markdown. */
export function llmsText({ guides, widgets, reference, hasManifest }: ListedDocs, shop: string): string {
  const line = ({ title, source, description }: Pick<DocPage, 'title' | 'source' | 'description'>) =>
    `- [${title.startsWith('<') ? `\`${title}\`` : title}](${shop}${source})${description ? `: ${description}` : ''}`;
  const manifest = {
    title: 'Custom-elements manifest',
    source: '/docs/custom-elements.json',
    description: 'Every tag with its attributes, events, parts and tokens, for editors and programs.',
  };
  const part = (title: string, pages: readonly Pick<DocPage, 'title' | 'source' | 'description'>[]) =>
    pages.length > 0 ? [`## ${title}`, '', ...pages.map(line), ''] : [];
  return [
    '# Kerf',
    '',
    '> A shop for custom print (stickers, business cards, swing tags), and the same shop as widgets for any site: one script tag, then tags such as `<kerf-price-table item="premium-business-card">`. Prices are Australian dollars with GST, sizes millimetres.',
    '',
    `The script is ${shop}/widgets/v1/kerf.js. Each page below ${shop}/docs/ is answered as markdown where ".md" is put behind its address.`,
    '',
    ...part('Guides', guides),
    ...part('Widgets', widgets),
    ...part('Reference', hasManifest ? [...reference, manifest] : reference),
  ].join('\n');
}
