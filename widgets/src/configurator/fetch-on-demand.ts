import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useState } from 'react';
import type { OnDemand } from './on-demand.js';

/** What is said, and told to the page, when somebody needed it in vain. */
export const notFetched: Problem = {
  code: 'LOADER_CHUNK_FAILED',
  message: 'There is no connection. Try again when you are back online.',
  isRetryable: true,
};

/** What the panel does once somebody uses it. Rejects without a connection; asked again, it is fetched again. */
export const fetchOnDemand = async (): Promise<OnDemand> => (await import('./on-demand.js')).onDemand;

/** The same for a part that draws some of it: null until it is there, and as long as it is not needed for anything. */
export function useOnDemand(neededFor: object | false): OnDemand | null {
  const [onDemand, setOnDemand] = useState<OnDemand | null>(null);
  useEffect(() => {
    // Without a connection the part goes without, and asks again with the next choice.
    if (neededFor) fetchOnDemand().then(setOnDemand, () => undefined);
  }, [neededFor]);
  return neededFor ? onDemand : null;
}
