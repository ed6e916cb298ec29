import { type Mutant, mutated } from './mutant.js';

const context = 2;

/** A mutant as a unified diff that `git apply` takes, with its file and line in front. */
export function toDiff(source: string, mutant: Mutant): string {
  const before = source.split('\n');
  const after = mutated(source, mutant).split('\n');
  const first = source.slice(0, mutant.start).split('\n').length - 1;
  const last = source.slice(0, mutant.end).split('\n').length - 1;
  const longer = after.length - before.length;
  const from = Math.max(0, first - context);
  const to = Math.min(before.length, last + 1 + context);
  const marked = (mark: string, lines: string[]) => lines.map((line) => mark + line);
  return [
    `${mutant.file}:${first + 1} ${mutant.mutator}`,
    `--- a/${mutant.file}`,
    `+++ b/${mutant.file}`,
    `@@ -${from + 1},${to - from} +${from + 1},${to - from + longer} @@`,
    ...marked(' ', before.slice(from, first)),
    ...marked('-', before.slice(first, last + 1)),
    ...marked('+', after.slice(first, last + 1 + longer)),
    ...marked(' ', before.slice(last + 1, to)),
  ].join('\n');
}
