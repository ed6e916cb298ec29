import { opaque } from './opaque.js';
import type { Runtime } from './runtime.js';
import type { ConfigurationState } from './shop-state.js';

/** Writes some fields of a configuration. For actions alone; a configuration that is not there stays so. */
export function changeConfiguration(rt: Runtime, name: string, change: Partial<ConfigurationState>): void {
  const state = rt.state.configurations[name];
  if (!state) return;
  const fields = Object.fromEntries(Object.entries(change).map(([key, value]) => [key, opaque(value)]));
  Object.assign(state, fields);
}
