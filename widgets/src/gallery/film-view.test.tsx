import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { place, ready } from '../testing/contract-suite.js';
import { useTestShop } from '../testing/test-shop.js';

/** What the vitest page's browser is told about the visitor's system. */
const session = cdp() as unknown as { send(method: string, options: object): Promise<unknown> };
const motion = (value: 'reduce' | 'no-preference' | '') =>
  session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

const open = async () => {
  await import('./gallery.define.js');
  const element = place('kerf-gallery', { item: 'vinyl-lettering', product: 'transfer-decals' });
  const shadow = await ready(element, (root) => expect(root.querySelector('video')).not.toBeNull());
  const video = () => shadow.querySelector('video') as HTMLVideoElement;
  const press = shadow.querySelector('[part=play]') as HTMLButtonElement;
  return { element, shadow, video, press };
};

describe('a film in the gallery', () => {
  useTestShop();
  afterEach(() => motion(''));

  it('waits to be played where less motion is asked for', async () => {
    await motion('reduce');
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play');
    const { element, video, press } = await open();
    await new Promise((done) => setTimeout(done, 300));
    expect(played).not.toHaveBeenCalled();
    expect(press.ariaLabel).toMatch(/^Play: /);
    played.mockRestore();
    press.focus();
    await userEvent.keyboard('{Enter}');
    await ready(element, () => expect(video().currentTime).toBeGreaterThan(0));
    expect(press.ariaLabel).toMatch(/^Pause: /);
    await userEvent.keyboard('{Enter}');
    await ready(element, () => expect(video().paused).toBe(true));
    expect(press.ariaLabel).toMatch(/^Play: /);
  });

  it('plays by itself otherwise, silently, and pauses when another slide comes into view', async () => {
    await motion('no-preference');
    const { element, shadow, video } = await open();
    await ready(element, () => expect(video().currentTime).toBeGreaterThan(0));
    expect(video().muted).toBe(true);
    shadow.querySelector<HTMLButtonElement>('[part=next]')?.click();
    await ready(element, () => expect(video().paused).toBe(true));
    expect(video().ended).toBe(false);
  });

  it('leaves no more than a line in the console when the browser refuses to play it', async () => {
    await motion('no-preference');
    const refusal = new DOMException('Not allowed here.', 'NotAllowedError');
    const refuse = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal);
    const [info, warn, error] = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    const { element, press } = await open();
    await ready(element, () => expect(info).toHaveBeenCalledOnce());
    expect(info?.mock.calls[0]?.[0]).toContain('Not allowed here.');
    expect([warn, error].every((spy) => spy?.mock.calls.length === 0)).toBe(true);
    expect(press.ariaLabel).toMatch(/^Play: /);
    refuse.mockRestore();
    for (const spy of [info, warn, error]) spy?.mockRestore();
  });
});
