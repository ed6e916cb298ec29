import type { PluginContext } from 'rollup';

interface ImportStatement {
  type: string;
  start: number;
  end: number;
  source: { value: string };
  specifiers: readonly { type: string; imported: { name: string }; local: { name: string } }[];
}

/** One name that a module imports: as the other module calls it ('' for all of it under one name), and as this one does. */
interface ImportedName {
  imported: string;
  local: string;
}

/** Writes the imports of a module anew. `rewrite` gives what stands for one of them; null leaves it. */
export function rewriteImports(
  context: PluginContext,
  code: string,
  rewrite: (from: string, names: readonly ImportedName[]) => string[] | null,
): { code: string; map: null } {
  const statements = context.parse(code).body as unknown as readonly ImportStatement[];
  let written = code;
  // From the end, so that what comes before stays where it is.
  for (const { type, start, end, source, specifiers } of [...statements].reverse()) {
    if (type !== 'ImportDeclaration') continue;
    const names = specifiers.map(({ type: kind, imported, local }) => ({
      imported: kind === 'ImportSpecifier' ? imported.name : '',
      local: local.name,
    }));
    const lines = rewrite(source.value, names);
    if (lines) written = written.slice(0, start) + lines.join('\n') + written.slice(end);
  }
  return { code: written, map: null };
}
