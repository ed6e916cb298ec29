/**
 * Holds the custom-elements manifest to the sources: every observed attribute, every event that is sent and every
 * part stands in the docblock of its widget, no attribute or event stands there that the sources do not have, and every
 * property and method that the class of all widgets shows has words, as have the slot and the tokens' names.
 * Exits with 1 otherwise.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ts } from '@custom-elements-manifest/analyzer/index.js';
import { readElement, readSources, widgetFolders } from './read-widgets.mjs';

const file = path.join(import.meta.dirname, '../dist/custom-elements.json');
const { modules } = JSON.parse(await readFile(file, 'utf8'));
const declarations = new Map(
  modules.flatMap((module) => module.declarations).map((declaration) => [declaration.tagName, declaration]),
);
const definitions = modules
  .flatMap((module) => module.exports)
  .filter(({ kind }) => kind === 'custom-element-definition');
const names = (list = []) => new Set(list.map(({ name }) => name));

/** The texts of an expression, with a zero character for each place where data stands in one. */
function textsOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [`${node.head.text}${node.templateSpans.map(({ literal }) => `\0${literal.text}`).join('')}`];
  const texts = [];
  ts.forEachChild(node, (child) => void texts.push(...textsOf(child)));
  return texts;
}

/** Parts written out in a value of `part`; one that is named by data is not looked for. */
const partsOf = (value) =>
  textsOf(value)
    .flatMap((text) => text.split(/\s+/))
    .filter((part) => part && !part.includes('\0'));

const isObserved = (node) => ts.isPropertyDeclaration(node) && node.name.getText() === 'observedAttributes';
const isEmit = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'emit';
/** Attributes that the styles alone look at; `hidden` is every element's. */
const styledBy = (css) =>
  [...css.matchAll(/:host\(\[([\w-]+)/g)].map(([, name]) => name).filter((name) => name !== 'hidden');
const isPart = (node) => ts.isJsxAttribute(node) && node.name.getText() === 'part';

/** What a widget's sources show to a page. */
function shownBy(sources) {
  const shown = { attributes: new Set(), events: new Set(), cssParts: new Set() };
  const visit = (node) => {
    if (isObserved(node) && node.initializer)
      for (const name of textsOf(node.initializer)) shown.attributes.add(name);
    if (isEmit(node)) for (const name of textsOf(node.arguments[0])) shown.events.add(name);
    if (isPart(node) && node.initializer)
      for (const name of partsOf(node.initializer)) shown.cssParts.add(name);
    ts.forEachChild(node, visit);
  };
  for (const [file, text] of sources)
    if (file.endsWith('.css')) for (const name of styledBy(text)) shown.attributes.add(name);
    else visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return shown;
}

/** The loader sends this one in a widget's place. */
const fromLoader = new Set(['kerf-error']);
const faults = [];

/** Public properties and methods of the class that all widgets extend, but for the browser's own callbacks. */
const offered = new Set();
const source = ts.createSourceFile('', readElement(), ts.ScriptTarget.Latest, true);
ts.forEachChild(source, (node) => {
  if (!ts.isClassDeclaration(node) || node.name?.text !== 'KerfElement') return;
  for (const member of node.members) {
    const name = member.name?.getText() ?? '';
    const isInner = ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');
    const isStatic = ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
    if (name && !name.startsWith('#') && !name.endsWith('Callback') && !isInner && !isStatic)
      offered.add(name);
  }
});

for (const name of widgetFolders()) {
  const tag = `kerf-${name}`;
  const declaration = declarations.get(tag);
  if (!declaration) {
    faults.push(`<${tag}> is not in the manifest: its class has no @tag ${tag}.`);
    continue;
  }
  const members = names(declaration.members);
  for (const one of offered)
    if (!members.has(one)) faults.push(`<${tag}>: ${one} of KerfElement has no words in its docblock.`);
  for (const one of members)
    if (!offered.has(one))
      faults.push(`<${tag}>: ${one} is shown to pages; say so in KerfElement, or mark it @internal.`);
  if (!names(definitions).has(tag)) faults.push(`<${tag}>: no module is named that defines it.`);
  for (const [kind, inSources] of Object.entries(shownBy(readSources(name)))) {
    const documented = names(declaration[kind]);
    for (const one of inSources)
      if (!documented.has(one))
        faults.push(`<${tag}>: ${kind} ${one} is in the sources, not in the docblock.`);
    if (kind === 'cssParts') continue;
    for (const one of documented)
      if (!inSources.has(one) && !fromLoader.has(one))
        faults.push(`<${tag}>: ${kind} ${one} is in the docblock, not in the sources.`);
  }
}
for (const fault of faults) console.log(fault);
console.log(faults.length ? `${faults.length} finding(s)` : `ok    ${declarations.size} widgets documented`);
process.exitCode = faults.length ? 1 : 0;
