/** What a visitor began at the cart and may go on with: kept for as long as the tab, so that a reload finds it again. */
import type { CartLine } from '@kerf/sdk/contract';
import type { TypedLine } from '@kerf/sdk/rules';
import { isTokenKept, type Runtime } from '@kerf/sdk/runtime';

/** A line that was just removed. */
export interface Removal {
  id: string;
  /** What it was of. */
  name: string;
  /** What was chosen. Default '': a version before this one did not keep it. */
  summary?: string;
  /** The ids of the lines that stayed. Default none. */
  beside?: readonly string[];
  /** How many lines stood before it. */
  at: number;
  /** Whether another tab removed it. */
  isElsewhere: boolean;
}

const textKey = (line: string): string => `kerf-line-${line}`;
const removalKey = 'kerf-removed';

/** Does something with the tab's storage where the cart itself may be kept; else, and where it is blocked, nothing. */
function withStorage<T>(runtime: Runtime, use: (storage: Storage) => T): T | null {
  const { token } = runtime.snapshot().cart;
  try {
    return token && isTokenKept(runtime, token) ? use(sessionStorage) : null;
  } catch {
    return null;
  }
}

function read<T>(runtime: Runtime, key: string): T | null {
  const text = withStorage(runtime, (storage) => storage.getItem(key));
  return text ? JSON.parse(text) : null;
}

function write(runtime: Runtime, key: string, value: object | null): void {
  withStorage(runtime, (storage) =>
    value ? storage.setItem(key, JSON.stringify(value)) : storage.removeItem(key),
  );
}

/** A line as far as what is typed into it changes it. */
type Changed = Pick<CartLine, 'id' | 'quantity' | 'kinds'>;

interface KeptText extends Partial<TypedLine> {
  /** What the line had when that was typed. */
  of: string;
}

const stateOf = ({ quantity, kinds }: Changed): string => `${quantity} × ${kinds}`;

/** What was typed into a line before and not sent yet; nothing where the line was changed elsewhere since. */
export function keptText(runtime: Runtime, line: Changed): Partial<TypedLine> {
  const { of, ...typed } = read<KeptText>(runtime, textKey(line.id)) ?? { of: '' };
  return of === stateOf(line) ? typed : {};
}

/** Keeps what is typed into a line; forgets it when there is nothing. */
export function keepText(runtime: Runtime, line: Changed, typed: Partial<TypedLine>): void {
  write(runtime, textKey(line.id), Object.keys(typed).length ? { ...typed, of: stateOf(line) } : null);
}

/** The lines that were removed one after the other, and not put back, in that order. */
export const keptRemovals = (runtime: Runtime): readonly Removal[] =>
  [read<Removal | Removal[]>(runtime, removalKey) ?? []].flat();

/** Keeps which lines were removed; an empty list forgets them. */
export function keepRemovals(runtime: Runtime, removals: readonly Removal[]): void {
  write(runtime, removalKey, removals.length ? removals : null);
}

/**
 * Whether nobody wants a line back any more that was removed: the same is in the cart again, or none of the lines that stayed
 * is there, since they were ordered.
 */
export const isOver = (
  { id, name, summary = '', beside = [] }: Removal,
  lines: readonly CartLine[],
  removals: readonly Removal[],
): boolean =>
  lines.some((line) => line.id !== id && line.product_name === name && line.summary === summary) ||
  (beside.length > 0 && ![...lines, ...removals].some((each) => beside.includes(each.id)));
