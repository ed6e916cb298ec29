import { useEffect, useState } from 'react';
import { notFetched } from '../element/not-fetched.js';
import type { Widget } from '../element/widget-context.js';
import type { OnDemand } from './on-demand.js';

/** What the panel does once somebody uses it. Rejects without a connection; asked again, it is fetched again. */
export const fetchOnDemand = async (): Promise<OnDemand> => (await import('./on-demand.js')).onDemand;

/** What answers a press with it; without a connection that is said, and told to the page. */
export async function pressOnDemand(
  { host }: Widget,
  about: object,
  say: (words: string) => void,
  act: (fetched: OnDemand) => unknown,
): Promise<void> {
  say('');
  try {
    await act(await fetchOnDemand());
  } catch {
    say(notFetched.message);
    host?.emit('kerf-error', { ...about, ...notFetched });
  }
}

/** The same for a part that draws some of it: null until it is there, and as long as it is not needed for anything. */
export function useOnDemand(neededFor: object | false): OnDemand | null {
  const [onDemand, setOnDemand] = useState<OnDemand | null>(null);
  useEffect(() => {
    // Without a connection the part goes without, and asks again with the next choice.
    if (neededFor) fetchOnDemand().then(setOnDemand, () => undefined);
  }, [neededFor]);
  return neededFor ? onDemand : null;
}
