import { generalLabel } from '../options/offered-options.js';
import type { Fact } from './facts.js';

/** A row of a comparison. */
export interface FactRow {
  label: string;
  /** Of each configuration, in their order; '' where it has nothing of that. */
  words: string[];
  /** Whether not all say the same. */
  differs: boolean;
}

/** Where a label goes that the rows before have not: behind the one that it stood behind. */
function place(labels: string[], facts: readonly Fact[]): void {
  facts.forEach(([own], at) => {
    const label = generalLabel(own);
    if (labels.includes(label)) return;
    const before = facts[at - 1]?.[0];
    labels.splice(before === undefined ? 0 : labels.indexOf(generalLabel(before)) + 1, 0, label);
  });
}

/**
 * Every configuration's facts side by side: one row for each thing that any of them has. It is called what they call it
 * if they agree.
 */
export function factRows(all: readonly (readonly Fact[])[]): FactRow[] {
  const labels: string[] = [];
  for (const facts of all) place(labels, facts);
  return labels.map((general) => {
    const found = all.map((facts) => facts.find(([own]) => generalLabel(own) === general));
    const [label = general, ...others] = new Set(found.flatMap((fact) => fact?.[0] ?? []));
    const words = found.map((fact) => fact?.[1] ?? '');
    return { label: others.length > 0 ? general : label, words, differs: new Set(words).size > 1 };
  });
}
