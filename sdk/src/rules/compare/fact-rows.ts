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
  facts.forEach(([label], at) => {
    if (labels.includes(label)) return;
    const before = facts[at - 1]?.[0];
    labels.splice(before === undefined ? 0 : labels.indexOf(before) + 1, 0, label);
  });
}

/** Every configuration's facts side by side: one row for each thing that any of them has. */
export function factRows(all: readonly (readonly Fact[])[]): FactRow[] {
  const labels: string[] = [];
  for (const facts of all) place(labels, facts);
  return labels.map((label) => {
    const words = all.map((facts) => facts.find(([name]) => name === label)?.[1] ?? '');
    return { label, words, differs: new Set(words).size > 1 };
  });
}
