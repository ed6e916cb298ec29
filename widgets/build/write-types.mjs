/**
 * Writes type files for frameworks into `widgets/dist/types/`, all from the custom-elements manifest: `elements.d.ts`
 * (attributes, properties, events and the DOM's own maps), then one each for React 19, Preact, Vue and Svelte.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findType } from './read-widgets.mjs';

const dist = path.join(import.meta.dirname, '../dist');
const { modules } = JSON.parse(await readFile(path.join(dist, 'custom-elements.json'), 'utf8'));
/** Each with the entry that exports its class. */
const elements = modules
  .flatMap(({ path: file, declarations }) =>
    declarations.map((declaration) => ({ ...declaration, entry: `@kerf/widgets/${file.split('/')[2]}` })),
  )
  .filter(({ tagName }) => tagName)
  .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));

const note = '// Made from custom-elements.json by the build; changes here are lost.\n';
const comment = (text, indent = '  ') => `${indent}/** ${text.replaceAll(/\s*\n\s*/g, ' ')} */\n`;
/** `kerf-price-table` → `KerfPriceTable` */
const className = (tag) => tag.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
const pairs = (list, each) => list.map(each).join('');

/** Types that the docblocks name, beside the language's own. */
const builtIn = new Set(['CustomEvent', 'Event', 'Record', 'Partial', 'Array']);
const named = new Set(
  elements.flatMap(({ events }) => events.flatMap(({ type }) => type.text.match(/\b[A-Z]\w+/g) ?? [])),
);
const imports = [...named]
  .filter((name) => !builtIn.has(name))
  .sort()
  .map((name) => `import type { ${name} } from '${findType(name)}';\n`)
  .join('');

const events = new Map();
for (const { events: own } of elements)
  for (const { name, type } of own) events.set(name, new Set([...(events.get(name) ?? []), type.text]));

const classes = pairs(elements, ({ name, entry }) => `import type { ${name} } from '${entry}';\n`);

const elementsFile = `${note}${imports}${classes}
${pairs(
  elements,
  ({
    tagName,
    name: element,
    attributes = [],
    members = [],
    events: own,
    description,
  }) => `${comment(description, '')}export interface ${className(tagName)}Attributes {
${pairs(attributes, ({ name, type, description: what }) => `${comment(what)}  '${name}'?: ${type.text};\n`)}}

export interface ${className(tagName)}Properties {
${pairs(
  members.filter(({ kind }) => kind === 'field'),
  ({ name, description: what }) => `${comment(what)}  '${name}'?: ${element}['${name}'] | undefined;\n`,
)}}

export interface ${className(tagName)}Events {
${pairs(own, ({ name, type, description: what }) => `${comment(what)}  '${name}': ${type.text};\n`)}}

`,
)}declare global {
  interface HTMLElementTagNameMap {
${pairs(elements, ({ tagName, name }) => `    '${tagName}': ${name};\n`)}  }
${pairs(
  // An event bubbles up to all of them.
  ['HTMLElementEventMap', 'ShadowRootEventMap', 'DocumentEventMap', 'WindowEventMap'],
  (map) => `  interface ${map} {
${pairs([...events], ([name, types]) => `    '${name}': ${[...types].join(' | ')};\n`)}  }
`,
)}}
`;

const used = pairs(
  elements,
  ({ tagName }) =>
    `  ${['Attributes', 'Events', 'Properties'].map((kind) => className(tagName) + kind).join(',\n  ')},\n`,
);
const from = `${note}import type {\n${used}} from './elements.js';\n${classes}`;
/** Tag by tag: its attributes and properties, and a handler for each event under the name that a framework gives it. */
const tags = (indent, wrap) =>
  pairs(elements, ({ tagName, name }) => `${indent}'${tagName}': ${wrap(className(tagName), name)};\n`);
const own = (name) => `${name}Attributes & ${name}Properties & Handlers<${name}Events>`;
const handlers = (prefix) => `type Handlers<Events> = {
  [Name in keyof Events & string as \`${prefix}\${Name}\`]?: (event: Events[Name]) => void;
};
`;

const files = {
  'elements.d.ts': elementsFile,
  'react.d.ts': `${from}import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${handlers('on')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags('      ', (name, element) => `DetailedHTMLProps<HTMLAttributes<${element}>, ${element}> & ${own(name)}`)}    }
  }
}
`,
  'preact.d.ts': `${from}import type { HTMLAttributes } from 'preact';

${handlers('on')}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${tags('      ', (name, element) => `HTMLAttributes<${element}> & ${own(name)}`)}    }
  }
}
`,
  'vue.d.ts': `${from}import type { HTMLAttributes } from 'vue';

type Camel<Text extends string> = Text extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Head}\${Capitalize<Camel<Tail>>}\`
  : Text;
type Handlers<Events> = {
  [Name in keyof Events & string as \`on\${Capitalize<Camel<Name>>}\`]?: (event: Events[Name]) => void;
};
type Widget<Class, Own, Events> = new () => Class & { $props: HTMLAttributes & Own & Handlers<Events> };

declare module 'vue' {
  interface GlobalComponents {
${tags('    ', (name, element) => `Widget<${element}, ${name}Attributes & ${name}Properties, ${name}Events>`)}  }
}
`,
  'svelte.d.ts': `${from}import type { HTMLAttributes } from 'svelte/elements';

${handlers('on')}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags('    ', (name, element) => `HTMLAttributes<${element}> & ${own(name)}`)}  }
}
`,
};

await mkdir(path.join(dist, 'types'), { recursive: true });
for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, 'types', name), text);
