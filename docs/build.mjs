/**
 * `npm run docs`: the reference of the SDK as markdown in docs/reference/, from its docblocks. The shop shows it under
 * /docs/sdk; guides and the widgets' reference it makes from docs/guides and the custom-elements manifest itself.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application, Converter, ReflectionKind } from 'typedoc';

const docs = import.meta.dirname;
const root = path.join(docs, '..');

const app = await Application.bootstrapWithPlugins({
  name: 'The SDK',
  plugin: [fileURLToPath(import.meta.resolve('typedoc-plugin-markdown'))],
  entryPoints: ['index', 'rules', 'contract', 'drawing', 'lettering', 'runtime', 'actions'].map((entry) =>
    path.join(root, `sdk/src/${entry}.ts`),
  ),
  tsconfig: path.join(root, 'sdk/tsconfig.build.json'),
  readme: path.join(docs, 'sdk.md'),
  mergeReadme: true,
  out: path.join(docs, 'reference'),
  excludeInternal: true,
  excludeExternals: true,
  disableSources: true,
  // The shop's own pages are around it.
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  parametersFormat: 'table',
  typeDeclarationFormat: 'table',
  // A page that names what does not exist is wrong, and so is a link that leads nowhere.
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  // Docblocks also link to what the sources know and the package does not show.
  externalSymbolLinkMappings: { '@kerf/sdk': { '*': '#' } },
  validation: { invalidLink: true, invalidPath: true, notExported: false, notDocumented: false },
});
/**
 * A shape that travels is a schema and the type of what it lets through, under one name. Readers of the reference have to
 * do with the type alone, so one page stays of the two: what the schema lets through, member by member.
 */
app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  const aliases = project.getReflectionsByKind(ReflectionKind.TypeAlias);
  for (const schema of aliases) {
    if (schema.type?.type !== 'reference' || schema.type.name !== 'Struct') continue;
    const [shape, parts] = schema.type.typeArguments;
    for (const other of aliases)
      if (other !== schema && other.name === schema.name && other.parent === schema.parent)
        project.removeReflection(other);
    // What the sources write after a member is how it is checked, not what it is without a value.
    for (const member of shape.declaration?.children ?? []) member.defaultValue = undefined;
    schema.type = shape;
    project.removeTypeReflections(parts);
  }
});

const project = await app.convert();
if (!project) process.exit(1);
app.validate(project);
await app.generateOutputs(project);
process.exit(app.logger.hasErrors() || app.logger.hasWarnings() ? 1 : 0);
