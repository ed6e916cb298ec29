import { filmFiles } from '@kerf/sdk/rules';
import { createRuntime } from '@kerf/sdk/runtime';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { WidgetContext } from '../element/widget-context.js';
import { patience } from '../testing/contract-suite.js';
import { FilmView } from './film-view.js';

/** The shop's own film, from the origin of this page as on the shop's own pages. */
const film = filmFiles('/storefront/assets/videos/roll-dispenser');

it('shows the captions of a film while it plays, without being asked', async () => {
  const runtime = createRuntime({ api: `${location.origin}/api`, storage: null });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <WidgetContext.Provider value={{ runtime, host: null }}>
      <FilmView film={film} picture={film.poster} alt="The roll dispenser at work" isShown={false} />
    </WidgetContext.Provider>,
  );
  await vi.waitFor(() => expect(place.querySelector('[part=play]')).not.toBeNull(), patience);
  expect(place.querySelector('[part=caption]')).toBeNull();
  place.querySelector<HTMLButtonElement>('[part=play]')?.click();
  const words = await (await fetch(film.captions)).text();
  await vi.waitFor(() => {
    const caption = place.querySelector('[part=caption]')?.textContent ?? '';
    expect(caption.length).toBeGreaterThan(10);
    expect(words).toContain(caption);
  }, patience);
  root.unmount();
  place.remove();
});
