/** What is kept for comparing: read, shown, and taken out of. */
import { maxCompared } from '../../contract/limits.js';
import { type CompareType, compareState, type KeptType } from '../compare-state.js';
import { keepCount, readKept, removeKept, writeKept } from '../kept-types.js';
import { opaque } from '../opaque.js';
import type { Runtime } from '../runtime.js';

/** Whether two are one: the same product, details and price. */
export const isSame = (one: CompareType, other: CompareType): boolean =>
  one.product === other.product && one.details === other.details && one.price === other.price;

/** Shows these, and says how many of them the browser has. For actions alone. */
export function showKept(rt: Runtime, types: readonly KeptType[], unsaved: readonly string[]): void {
  Object.assign(compareState(rt), { types: opaque(types), unsaved: opaque(unsaved) });
  keepCount(rt, types.length - unsaved.length);
}

/**
 * Reads what the browser keeps, which another page of this tab may have changed. What was in memory alone is kept from
 * when that is allowed.
 */
export function loadCompared(rt: Runtime): void {
  const state = compareState(rt);
  const kept = readKept(rt);
  if (!kept) return;
  const joining = state.types.filter(
    (type) => state.unsaved.includes(type.key) && !kept.some((other) => isSame(type, other)),
  );
  const types = [...kept, ...joining].slice(0, maxCompared);
  const unsaved = joining.filter((type) => types.includes(type) && !writeKept(rt, type));
  showKept(
    rt,
    types,
    unsaved.map(({ key }) => key),
  );
}

/** Takes one out. */
export function removeCompared(rt: Runtime, key: string): void {
  removeKept(rt, key);
  const { types, unsaved } = compareState(rt);
  showKept(
    rt,
    types.filter((type) => type.key !== key),
    unsaved.filter((other) => other !== key),
  );
}

/** Writes what changed of one; one that has become the same as another by that is one with it. */
export function changeCompared(rt: Runtime, changed: KeptType): void {
  const { types, unsaved } = compareState(rt);
  if (!types.some(({ key }) => key === changed.key)) return;
  const twin = types.find((type) => type.key !== changed.key && isSame(type, changed));
  if (!unsaved.includes(changed.key)) writeKept(rt, changed);
  showKept(
    rt,
    types.map((type) => (type.key === changed.key ? changed : type)),
    unsaved,
  );
  if (twin) removeCompared(rt, twin.key);
}
