import type { Runtime } from './runtime.js';
import { cancelPending } from './schedule.js';

/** Forgets a configuration, with what is under way for it. */
export function closeConfiguration(rt: Runtime, name: string): void {
  for (const purpose of rt.pending.keys()) if (purpose.endsWith(`:${name}`)) cancelPending(rt, purpose);
  delete rt.state.configurations[name];
}
