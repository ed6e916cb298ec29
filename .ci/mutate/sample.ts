import { createHash } from 'node:crypto';
import type { Mutant } from './mutant.js';
import { type Workspace, workspaceOf, workspaces } from './shipped-sources.js';

/** How many of the sample each workspace gives: its share of all mutants, and at least one. */
function shares(count: number, sizes: ReadonlyMap<Workspace, number>): Map<Workspace, number> {
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const exact = [...sizes].map(([workspace, size]) => ({ workspace, share: (count * size) / (all || 1) }));
  const given = new Map(exact.map(({ workspace, share }) => [workspace, Math.max(1, Math.floor(share))]));
  const rest = count - [...given.values()].reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.sort((one, other) => (other.share % 1) - (one.share % 1));
  for (const { workspace } of byRemainder.slice(0, Math.max(0, rest)))
    given.set(workspace, (given.get(workspace) ?? 0) + 1);
  return given;
}

/** The same for the same seed, whatever else the code holds: a change elsewhere moves no other mutant. */
const rankOf = (mutant: Mutant, seed: number): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, mutant]))
    .digest('hex');

/** Picks this many of the mutants by the seed, each workspace giving its share; those refused by `isValid` are passed over. */
export function pickSample(
  mutants: readonly Mutant[],
  { count, seed, isValid }: { count: number; seed: number; isValid: (mutant: Mutant) => boolean },
): Mutant[] {
  const groups = new Map(
    workspaces
      .map((workspace) => [workspace, mutants.filter(({ file }) => workspaceOf(file) === workspace)] as const)
      .filter(([, own]) => own.length > 0),
  );
  const wanted = shares(count, new Map([...groups].map(([workspace, own]) => [workspace, own.length])));
  return [...groups].flatMap(([workspace, own]) => {
    const ranked = own
      .map((mutant) => ({ mutant, rank: rankOf(mutant, seed) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1));
    const picked: Mutant[] = [];
    for (const { mutant } of ranked) {
      if (picked.length >= (wanted.get(workspace) ?? 0)) break;
      if (isValid(mutant)) picked.push(mutant);
    }
    return picked;
  });
}
