/**
 * What a custom-elements manifest says of the widgets, as the playground needs it: which there are, what can be set,
 * what they tell. Nothing here knows a widget by name.
 */

/**
 * @typedef {{ name: string, description: string, kind: 'text' | 'choice' | 'switch' | 'number', choices: string[] }} Attribute
 * @typedef {{ name: string, description: string }} Named
 * @typedef {{ tag: string, description: string, attributes: Attribute[], events: Named[], parts: Named[] }} Widget
 * @typedef {{ name: string, standard: string, kind: 'colour' | 'length' | 'text' }} Token
 * @typedef {{ widgets: Widget[], tokens: Token[], events: string[], preventable: string[] }} Vocabulary
 */

/**
 * Reads a manifest.
 * @param {object} manifest The parsed `custom-elements.json` of a shop.
 * @returns {Vocabulary} `preventable` are the events whose sentence says that preventing them does something.
 */
export function readManifest(manifest) {
  const elements = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => isTag(tagName))
    .sort((one, other) => (one.tagName < other.tagName ? -1 : 1));
  const widgets = elements.map((element) => ({
    tag: element.tagName,
    description: inOneLine(element.description),
    attributes: (element.attributes ?? []).filter(({ name }) => isName(name)).map(readAttribute),
    events: (element.events ?? []).filter(({ name }) => isName(name)).map(readNamed),
    parts: (element.cssParts ?? []).map(readNamed),
  }));
  const tokens = new Map(
    elements
      .flatMap(({ cssProperties = [] }) => cssProperties)
      .filter(({ name }) => /^--[a-z0-9-]+$/.test(name))
      .map((token) => [token.name, readToken(token)]),
  );
  const events = widgets.flatMap((widget) => widget.events);
  return {
    widgets,
    tokens: [...tokens.values()],
    events: unique(events.map(({ name }) => name)),
    // The manifest has no field for this; its sentences do.
    preventable: unique(
      events
        .filter(({ name, description }) => /-before-/.test(name) || /\bprevent it\b/i.test(description))
        .map(({ name }) => name),
    ),
  };
}

const isTag = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name ?? '');
const isName = (name) => /^[a-z][a-z0-9-]*$/.test(name ?? '');
const inOneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
const unique = (names) => [...new Set(names)];
const readNamed = ({ name, description }) => ({ name, description: inOneLine(description) });

/** `'a' | 'b'` is a choice, `boolean` a switch, `number` a number, and anything else text. */
function readAttribute({ name, description, type }) {
  const kinds = (type?.text ?? 'string')
    .split('|')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== 'undefined' && kind !== 'null');
  const literals = kinds.map((kind) => /^'([^']*)'$|^"([^"]*)"$/.exec(kind)).filter(Boolean);
  const isChoice = kinds.length > 0 && literals.length === kinds.length;
  return {
    name,
    description: inOneLine(description),
    kind: isChoice ? 'choice' : ({ boolean: 'switch', number: 'number' }[kinds[0]] ?? 'text'),
    choices: isChoice ? literals.map(([, single, double]) => single ?? double) : [],
  };
}

function readToken({ name, default: standard = '' }) {
  const isColour =
    /^(#|light-dark|rgb|hsl|hwb|lab|lch|oklab|oklch|color)/.test(standard) || /-color-/.test(name);
  const isLength = /^-?[\d.]+([a-z]+|%)?$/.test(standard);
  return { name, standard, kind: isColour ? 'colour' : isLength ? 'length' : 'text' };
}
