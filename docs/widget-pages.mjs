/** Makes reference pages of the widgets from the custom-elements manifest. */

const cell = (text = '') => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const code = (text) => (text ? `\`${cell(text)}\`` : '');

/** A table with a heading, or nothing when there are no rows. */
const table = (title, head, rows) =>
  rows.length
    ? `\n## ${title}\n\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|\n${rows
        .map((row) => `| ${row.join(' | ')} |\n`)
        .join('')}`
    : '';

const page = ({ tagName, description, attributes = [], events = [], cssParts = [], slots = [] }) => `---
title: <${tagName}>
group: Widgets
---

${description}

\`\`\`html
<${tagName}${attributes.some(({ name }) => name === 'item') ? ' item="premium-business-card"' : ''}></${tagName}>
\`\`\`
${table(
  'Attributes',
  ['name', 'type', 'what it says'],
  attributes.map(({ name, type, description: what }) => [code(name), code(type?.text), cell(what)]),
)}${table(
  'Events',
  ['name', 'type', 'when'],
  events.map(({ name, type, description: what }) => [code(name), code(type?.text), cell(what)]),
)}${table(
  'Parts',
  ['name', 'what it is'],
  cssParts.map(({ name, description: what }) => [code(name), cell(what)]),
)}${table(
  'Slots',
  ['name', 'what it holds'],
  slots.map(({ name, description: what }) => [code(name), cell(what)]),
)}
Events bubble and leave the shadow root; parts are styled with \`${tagName}::part(name)\`.
`;

const tokensPage = (tokens) => `---
title: Theme tokens
group: Widgets
---

Every widget reads the same custom properties. Set them on any element above the widgets, or on a widget.
${table(
  'Tokens',
  ['name', 'default'],
  tokens.map(({ name, default: value }) => [code(name), code(value)]),
)}`;

/**
 * A page for each widget, and one for the tokens that all of them read.
 * @returns {{ name: string, text: string }[]}
 */
export function widgetPages(manifest) {
  const elements = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));
  return [
    ...elements.map((element) => ({ name: element.tagName, text: page(element) })),
    { name: 'theme-tokens', text: tokensPage(elements[0]?.cssProperties ?? []) },
  ];
}
