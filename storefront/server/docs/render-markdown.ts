import GithubSlugger from 'github-slugger';
import MarkdownIt, { type Token } from 'markdown-it';
import type { DocPage } from './doc-page.js';

/** A heading and what stands under it, up to the next one. */
export interface DocSection {
  /** The fragment that leads to it. */
  id: string;
  heading: string;
  /** Its words, without marks. */
  text: string;
}

// Markup in the texts is shown as it is written: every text is a page's words, none is its code.
const markdown = new MarkdownIt({ html: false });
const { escapeHtml } = markdown.utils;

/** Words of a line, without marks. */
const wordsOf = ({ children }: Token): string =>
  (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('');

/** The address of a page for that of its markdown; others as they are. */
function toPage(address: URL): string {
  const path = address.pathname.replace(/\.md$/, '').replace(/^(\/docs\/.+)\/index$/, '$1');
  return (address.pathname.endsWith('.md') ? path : address.pathname) + address.search + address.hash;
}

/** Without links that lead nowhere, which the SDK's reference has around what its package does not show. */
function withoutEmptyLinks(children: readonly Token[]): Token[] {
  let isEmpty = false;
  return children.filter((token) => {
    if (token.type === 'link_open') isEmpty = token.attrGet('href') === '#';
    return !(isEmpty && (token.type === 'link_open' || token.type === 'link_close'));
  });
}

/** Where a link of a page leads. To the shop's own pages without its address, so that they open wherever it is reached. */
function leadsTo(href: string, { source }: DocPage, shop: string): string {
  if (href.startsWith('#')) return href;
  const base = new URL(source, shop);
  const target = URL.canParse(href, base) ? new URL(href, base) : null;
  if (target?.origin !== base.origin) return href;
  return target.pathname.startsWith('/docs/')
    ? toPage(target)
    : target.pathname + target.search + target.hash;
}

/** Where a heading leads to itself: a link around its words, unless it is the page's own or has links in it. */
const linkOf = ({ tag, meta }: Token): string | null =>
  tag !== 'h1' && typeof meta === 'string' ? meta : null;

markdown.renderer.rules.heading_open = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  const id = token && linkOf(token);
  return self.renderToken(tokens, index, options) + (id ? `<a href="#${escapeHtml(id)}">` : '');
};
markdown.renderer.rules.heading_close = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  return (token && linkOf(token) ? '</a>' : '') + self.renderToken(tokens, index, options);
};
markdown.renderer.rules.fence = (tokens, index) => {
  const { content = '', info = '' } = tokens[index] ?? {};
  const [language = '', example = ''] = info.trim().split(/\s/);
  // Without the folder of the example: what it is called in a project of one's own.
  const file = example.replace(/^examples\/[^/]+\//, '');
  // Lines that are too long are scrolled to, by keyboard as well.
  return `<div class="code">${file && `<p class="file">${escapeHtml(file)}</p>`}<pre tabindex="0"><code${language ? ` class="language-${escapeHtml(language)}"` : ''}>${escapeHtml(content)}</code></pre></div>\n`;
};
markdown.renderer.rules.table_open = (tokens, index) =>
  `<div class="table" role="group" aria-label="${escapeHtml(String(tokens[index]?.meta ?? 'Table'))}" tabindex="0"><table>\n`;
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** Goes through a page's tokens once: gives headings their fragments, links their addresses, tables their names. */
function prepare(tokens: readonly Token[], page: DocPage, shop: string): DocSection[] {
  const slugger = new GithubSlugger();
  const sections: DocSection[] = [];
  let current: DocSection = { id: '', heading: page.title, text: '' };
  tokens.forEach((token, index) => {
    const line = tokens[index + 1];
    if (token.type === 'heading_open' && line) {
      const heading = wordsOf(line);
      current = { id: slugger.slug(heading), heading, text: '' };
      sections.push(current);
      token.attrSet('id', current.id);
      const close = tokens[index + 2];
      if (close && !line.children?.some(({ type }) => type === 'link_open'))
        token.meta = close.meta = current.id;
    } else if (token.type === 'table_open') token.meta = current.heading;
    else if (token.type === 'fence') current.text += ` ${token.content}`;
    else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open') {
      current.text += ` ${wordsOf(token)}`;
      token.children = withoutEmptyLinks(token.children ?? []);
      for (const link of token.children)
        if (link.type === 'link_open')
          link.attrSet('href', leadsTo(String(link.attrGet('href')), page, shop));
    }
  });
  return sections;
}

/** A page as HTML, and its sections. `shop` is the shop's own address. */
export function renderMarkdown(page: DocPage, shop: string): { html: string; sections: DocSection[] } {
  const env = {};
  const tokens = markdown.parse(page.text, env);
  const sections = prepare(tokens, page, shop);
  return { html: markdown.renderer.render(tokens, markdown.options, env), sections };
}
