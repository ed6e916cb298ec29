import { apiBase } from '@kerf/sdk/contract/routes';
import { createRuntime } from '@kerf/sdk/store/create-runtime';
import type { Runtime } from '@kerf/sdk/store/runtime';
import type { ConfigurationState } from '@kerf/sdk/store/shop-state';

/** The shop of one request: nothing in it outlives the answer, and nothing is asked over the network. */
export function pageRuntime(configuration: ConfigurationState | null): Runtime {
  return createRuntime({
    api: apiBase,
    initialState: () => (configuration ? { configurations: { main: configuration } } : {}),
  });
}
