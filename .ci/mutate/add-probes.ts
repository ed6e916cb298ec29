import ts from 'typescript';
import type { Mutant } from './mutant.js';

/**
 * Notes that a mutant's place was reached: in a test's own process in a set that the test reads, in a process that a
 * test started in the file that the test names.
 */
const probe = `
function reached$(id: number, isLoading = false): void {
  const realm = globalThis as typeof globalThis & Partial<Record<'kerfLoaded' | 'kerfReached' | 'kerfTold', Set<number>>>;
  const reached = isLoading ? realm.kerfLoaded : realm.kerfReached;
  if (reached) return void reached.add(id);
  const file = realm.process?.env?.KERF_REACHED;
  const told = (realm.kerfTold ??= new Set());
  if (!file || told.has(id)) return;
  told.add(id);
  realm.process.getBuiltinModule('node:fs').appendFileSync(file, id + ' ');
}
`;

/** The file with a probe in the innermost block or arrow function around each of its mutants, named by their ids. */
export function addProbes(source: string, mutants: ReadonlyArray<{ id: number; mutant: Mutant }>): string {
  const file = ts.createSourceFile(mutants[0]?.mutant.file ?? '', source, ts.ScriptTarget.Latest, true);
  const insertions: Array<{ at: number; text: string }> = [];
  const onLoad: string[] = [];
  for (const { id, mutant } of mutants) {
    const place = placeOf(file, mutant);
    if (!place) onLoad.push(`reached$(${id}, true);`);
    else if (ts.isBlock(place)) insertions.push({ at: place.getStart(file) + 1, text: ` reached$(${id});` });
    else
      insertions.push(
        { at: place.getStart(file), text: `(reached$(${id}), ` },
        { at: place.getEnd(), text: ')' },
      );
  }
  const probed = insertions
    .sort((one, other) => other.at - one.at)
    .reduce(
      (text, insertion) => text.slice(0, insertion.at) + insertion.text + text.slice(insertion.at),
      source,
    );
  return `${probed}\n${onLoad.join('\n')}${probe}`;
}

/** The innermost block, or expression that is the body of an arrow function, around a mutant; null on top level. */
function placeOf(file: ts.SourceFile, { start, end }: Mutant): ts.Node | null {
  let found: ts.Node | null = null;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > start || end > node.getEnd()) return;
    if (ts.isBlock(node) || (ts.isArrowFunction(node.parent) && node.parent.body === node)) found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}
