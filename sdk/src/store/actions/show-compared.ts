/** Where what is compared is shown. Small: it is with every page that has a place for it, before anything is kept. */
import { randomKey } from '../../client/random-key.js';
import { comparePrefix, compareState } from '../compare-state.js';
import { opaque } from '../opaque.js';
import type { Runtime } from '../runtime.js';
import { withTabStorage } from '../tab-storage.js';

/** Whether anything may be kept for comparing, so that it is worth a look. */
export const hasCompared = (rt: Runtime): boolean =>
  !!rt.state.compare?.types.length ||
  !!withTabStorage(rt, (kept) => Object.keys(kept).some((key) => key.startsWith(comparePrefix)));

/** Says that something on the page shows what is compared, until `end` is called. `id` names it. */
export function showCompared(rt: Runtime): { id: string; end: () => void } {
  const id = randomKey();
  const state = compareState(rt);
  state.trays = opaque([...state.trays, id]);
  return {
    id,
    end: () => {
      state.trays = opaque(state.trays.filter((other) => other !== id));
      if (state.open === id) state.open = null;
    },
  };
}

/** Opens the cards of what shows them, the first on the page unless another is named. Null closes them. */
export function openCompared(rt: Runtime, id?: string | null): void {
  const state = compareState(rt);
  state.open = id === undefined ? (state.trays[0] ?? null) : id;
}
