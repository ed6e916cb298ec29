import type { Runtime } from '../runtime.js';

/** Makes an open configuration the one that widgets join which name none. */
export function putFirst({ state }: Runtime, name: string): void {
  const { [name]: first, ...others } = state.configurations;
  if (first && Object.keys(state.configurations)[0] !== name)
    state.configurations = Object.assign(Object.create(null), { [name]: first }, others);
}
