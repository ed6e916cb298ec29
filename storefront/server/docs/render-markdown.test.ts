import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.js';

const shop = 'https://kerf.example';
const render = (text: string, source = '/docs/guides/start.md') =>
  renderMarkdown({ path: source.replace(/\.md$/, ''), source, title: 'Start', description: '', text }, shop);

test('Headings have fragments of their own, also where two say the same, and lead to themselves', () => {
  const { html, sections } = render('# Start\n\n## Pin a `version`\n\n## Pin a version\n');
  expect(sections.map(({ id }) => id)).toEqual(['start', 'pin-a-version', 'pin-a-version-1']);
  expect(html).toContain('<h1 id="start">Start</h1>');
  expect(html).toContain('<h2 id="pin-a-version-1"><a href="#pin-a-version-1">Pin a version</a></h2>');
});

test.each([
  ['embed.md', '/docs/guides/embed'],
  ['embed.md#content-security-policy', '/docs/guides/embed#content-security-policy'],
  ['../errors.md', '/docs/errors'],
  ['#when', '#when'],
  ['https://kerf.example/stickers?x=1', '/stickers?x=1'],
  ['https://kerf.example/docs/widgets/kerf-cart.md', '/docs/widgets/kerf-cart'],
  ['https://else.example/a.md', 'https://else.example/a.md'],
])('A link to %s leads to %s', (href, leadsTo) => {
  expect(render(`[there](${href})`).html).toContain(`<a href="${leadsTo}">`);
});

test('A link between files of the SDK leads between their pages, and to the first one', () => {
  const { html } = render('[a](../interfaces/Shop.md#cart) [b](../index.md)', '/docs/sdk/functions/x.md');
  expect(html).toContain('href="/docs/sdk/interfaces/Shop#cart"');
  expect(html).toContain('href="/docs/sdk"');
});

test('What the reference links nowhere is a word', () => {
  expect(render('Takes [`Place`](#), gives [it](it.md).').html).toBe(
    '<p>Takes <code>Place</code>, gives <a href="/docs/guides/it">it</a>.</p>\n',
  );
});

test('Markup in a text is shown, and never part of the page', () => {
  const { html } = render('<script>alert(1)</script> <kerf-cart>\n\n```html\n<b onclick="x">\n```\n');
  expect(html).not.toMatch(/<script|<kerf|<b /);
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;');
});

test('Code and tables can be scrolled by keyboard, and a table is called by its heading', () => {
  const { html } = render('## Events\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nx\n```\n');
  expect(html).toContain('role="group" aria-label="Events" tabindex="0"><table>');
  expect(html).toContain('<pre tabindex="0"><code class="language-js">');
});

test('A section has the words under its heading, code and tables too, without marks', () => {
  const [section] = render('## Hear\n\nEvents *bubble* up:\n\n```js\nlisten()\n```\n').sections;
  expect(section?.text.replaceAll(/\s+/g, ' ').trim()).toBe('Events bubble up: listen()');
});
