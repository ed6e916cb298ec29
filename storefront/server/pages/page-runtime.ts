import { apiBase } from '@kerf/sdk/contract';
import { type ConfigurationState, createRuntime, type Runtime } from '@kerf/sdk/runtime';

/** The shop of one request: nothing in it outlives the answer, and nothing is asked over the network. */
export function pageRuntime(configuration: ConfigurationState | null): Runtime {
  return createRuntime({
    api: apiBase,
    initialState: () => (configuration ? { configurations: { main: configuration } } : {}),
  });
}
