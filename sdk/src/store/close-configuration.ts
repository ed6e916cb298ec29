import type { Runtime } from './runtime.js';
import { cancelPending } from './schedule.js';

/** Forgets a configuration, with what is under way for it. */
export function closeConfiguration(rt: Runtime, name: string): void {
  for (const purpose of rt.pending.keys()) if (purpose.endsWith(`:${name}`)) cancelPending(rt, purpose);
  // Taking away what is not there counts as a change, for which widgets would be drawn.
  if (name in rt.state.configurations) delete rt.state.configurations[name];
}
