/** The markup that puts the chosen widgets on a page, as somebody pastes it and as the preview has it. */

/** The class of the element that carries the tokens. */
const themeClass = 'kerf-theme';

/** Text as HTML has it, in an attribute or between tags. */
export const escapeHtml = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** What stands between the style tags, or an empty text where no token is set. */
export function writeStyle({ tokens }) {
  const entries = Object.entries(tokens);
  if (entries.length === 0) return '';
  return `\n  .${themeClass} {\n${entries.map(([name, value]) => `    ${name}: ${value};\n`).join('')}  }\n`;
}

/**
 * Writes the markup.
 * @param {import('./state.js').State} state
 * @param {{ shop: string, api?: string }} addresses Of the shop, and of the API where it is not the shop's own.
 */
export function writeMarkup(state, { shop, api }) {
  const style = writeStyle(state);
  const place = api ? ` data-api="${escapeHtml(api)}"` : '';
  const tags = state.widgets.map(writeTag);
  return [
    ...(style ? [`<style>${style}</style>`] : []),
    `<script async src="${escapeHtml(shop)}/widgets/v1/kerf.js"${place}></script>`,
    ...(tags.length > 0 ? [''] : []),
    ...(style && tags.length > 0
      ? [`<div class="${themeClass}">`, ...tags.map((tag) => `  ${tag}`), '</div>']
      : tags),
  ].join('\n');
}

function writeTag({ tag, attributes }) {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<${tag}${written.join('')}></${tag}>`;
}
