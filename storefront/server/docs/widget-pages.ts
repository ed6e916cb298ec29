/** Makes reference pages of the widgets from the custom-elements manifest. */
import { array, assert, type Infer, optional, string, type } from 'superstruct';
import type { DocPage } from './doc-page.js';

const Named = type({
  name: string(),
  type: optional(type({ text: string() })),
  description: optional(string()),
});
const Manifest = type({
  modules: array(
    type({
      declarations: array(
        type({
          tagName: optional(string()),
          description: optional(string()),
          attributes: optional(array(Named)),
          members: optional(array(Named)),
          events: optional(array(Named)),
          cssParts: optional(array(Named)),
          slots: optional(array(Named)),
          cssProperties: optional(
            array(type({ name: string(), default: optional(string()), description: optional(string()) })),
          ),
        }),
      ),
    }),
  ),
});
type Declaration = Infer<typeof Manifest>['modules'][number]['declarations'][number];
type Element = Declaration & { tagName: string };

const cell = (text = ''): string => text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const code = (text?: string): string => (text ? `\`${cell(text)}\`` : '');

/** A table with a heading, or nothing when there are no rows. */
const table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length > 0
    ? `\n## ${title}\n\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|\n${rows
        .map((row) => `| ${row.join(' | ')} |\n`)
        .join('')}`
    : '';

const typed = (list: readonly Infer<typeof Named>[]) =>
  list.map(({ name, type: kind, description }) => [code(name), code(kind?.text), cell(description)]);
const untyped = (list: readonly Infer<typeof Named>[]) =>
  list.map(({ name, description }) => [code(name), cell(description)]);

/** An item that a widget has something to show of. */
const exampleItem = (tag: string) =>
  ({ 'kerf-lettering-designer': 'vinyl-lettering', 'kerf-special-processing': 'die-cut' })[tag] ??
  'premium-business-card';

function elementText(element: Element): string {
  const { tagName, description, attributes = [], members = [], events = [], cssParts = [] } = element;
  const item = attributes.some(({ name }) => name === 'item') ? ` item="${exampleItem(tagName)}"` : '';
  return [
    `# \`<${tagName}>\`\n\n${description ?? ''}\n\n\`\`\`html\n<${tagName}${item}></${tagName}>\n\`\`\`\n`,
    table('Attributes', ['name', 'type', 'what it says'], typed(attributes)),
    // What has no sentence is there for other widgets, not for a page.
    table(
      'Properties and methods',
      ['name', 'type', 'what it is'],
      typed(members.filter((member) => member.description)),
    ),
    table('Events', ['name', 'type', 'when'], typed(events)),
    table('Parts', ['name', 'what it is'], untyped(cssParts)),
    table(
      'Between the tags',
      ['slot', 'what it is'],
      (element.slots ?? []).map(({ name, description: what }) => [code(name) || 'its children', cell(what)]),
    ),
    `\nIn a project with npm, \`@kerf/widgets/${tagName.replace(/^kerf-/, '')}/define\` defines it: see [npm](../guides/npm.md).\n`,
    `\nEvents bubble and leave the shadow root; parts are styled with \`${tagName}::part(name)\`. Colours, typefaces and corners are [theme tokens](theme-tokens.md).\n`,
  ].join('');
}

const tokensText = ({ cssProperties = [] }: Declaration): string =>
  `# Theme tokens\n\nEvery widget reads the same custom properties. Set them on any element above the widgets, or on a widget.\n${table(
    'Tokens',
    ['name', 'what it is', 'default'],
    cssProperties.map(({ name, description, default: value }) => [
      code(name),
      cell(description),
      code(value),
    ]),
  )}`;

const pageAt = (name: string, title: string, description: string, text: string): DocPage => {
  const path = `/docs/widgets/${name}`;
  return { path, source: `${path}.md`, title, description, text };
};

/** A page for each widget, and one for the tokens that all of them read. `manifest` is the file's text. */
export function widgetPages(manifest: string): { widgets: DocPage[]; tokens: DocPage[] } {
  const parsed: unknown = JSON.parse(manifest);
  assert(parsed, Manifest);
  const elements = parsed.modules
    .flatMap(({ declarations }) => declarations)
    .filter((each): each is Element => each.tagName !== undefined)
    .sort((one, other) => (one.tagName < other.tagName ? -1 : 1));
  const [first] = elements;
  return {
    widgets: elements.map((element) =>
      pageAt(
        element.tagName,
        `<${element.tagName}>`,
        element.description?.replaceAll(/\s+/g, ' ') ?? '',
        elementText(element),
      ),
    ),
    tokens: first
      ? [
          pageAt(
            'theme-tokens',
            'Theme tokens',
            'The custom properties that every widget reads: colours, typefaces, text size, corners.',
            tokensText(first),
          ),
        ]
      : [],
  };
}
