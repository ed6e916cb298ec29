/**
 * `npm run docs`: the reference as a site in docs/reference/. The SDK's comes from its docblocks, the widgets' from the
 * custom-elements manifest (so `npm run build:ship` comes first), the guides are docs/guides/*.md.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Application } from 'typedoc';
import { widgetPages } from './widget-pages.mjs';

const docs = import.meta.dirname;
const root = path.join(docs, '..');

const manifest = await readFile(path.join(root, 'widgets/dist/custom-elements.json'), 'utf8').catch(() => {
  throw new Error('The widgets have not been built: run "npm run build:ship" first.');
});
const pages = path.join(docs, 'dist/widgets');
await mkdir(pages, { recursive: true });
const widgets = [];
for (const { name, text } of widgetPages(JSON.parse(manifest))) {
  widgets.push(path.join(pages, `${name}.md`));
  await writeFile(path.join(pages, `${name}.md`), text);
}
const guides = (await readdir(path.join(docs, 'guides')))
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => path.join(docs, 'guides', file));

const app = await Application.bootstrapWithPlugins({
  name: 'Kerf',
  entryPoints: [path.join(root, 'sdk/src/index.ts')],
  tsconfig: path.join(root, 'sdk/tsconfig.build.json'),
  projectDocuments: [...guides, ...widgets],
  readme: 'none',
  out: path.join(docs, 'reference'),
  excludeInternal: true,
  excludeExternals: true,
  disableSources: true,
  githubPages: false,
  // A page that names what does not exist is wrong, and so is a link that leads nowhere.
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  // Docblocks also link to what the sources know and the package does not show.
  externalSymbolLinkMappings: { '@kerf/sdk': { '*': '#' } },
  validation: { invalidLink: true, invalidPath: true, notExported: false, notDocumented: false },
});
const project = await app.convert();
if (!project) process.exit(1);
app.validate(project);
await app.generateOutputs(project);
process.exit(app.logger.hasErrors() || app.logger.hasWarnings() ? 1 : 0);
