import { expect, it, vi } from 'vitest';
import { draw, until } from '../testing/draw.js';
import { partOnDemand, usePart } from './part-on-demand.js';

it('is asked for again by itself when there is a connection', async () => {
  const load = vi.fn(async () => () => <p>Here it is.</p>);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const own = partOnDemand(load);
  function Door() {
    const { Part, lost } = usePart(own);
    return Part ? <Part /> : lost || null;
  }
  const { place } = await draw(<Door />);
  await until(() => expect(place.textContent).toContain('That did not load. Try again.'));
  dispatchEvent(new Event('online'));
  await until(() => expect(place.textContent).toBe('Here it is.'));
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});
