import { chooseOption, designLettering } from '@kerf/sdk/actions';
import { openingDesign } from '@kerf/sdk/rules';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { KerfElement } from '../element/kerf-element.js';
import type { Changed } from '../events.js';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';
import { interceptCalls, unreachable } from '../testing/intercept-calls.js';

const tag = 'kerf-lettering-designer';
const define = () => import('./lettering-designer.define.js');
const attributes = { item: 'vinyl-lettering' };
const isDrawn = (shadow: ShadowRoot) =>
  expect(shadow.querySelector('[data-layer=letters], [part=other-product]')).not.toBeNull();
/** With its price: what it says stays as it is from then on. */
const isPriced = (shadow: ShadowRoot) =>
  expect(shadow.querySelector('[part=sum] .price, [part=other-product]')?.textContent).toMatch(/[^–]/);

describe('<kerf-lettering-designer>', () => {
  keepsTheWidgetContract({ tag, attributes, define, isReady: isPriced });

  it('makes room for one’s own words at the first press, and leaves the cursor alone after that', async () => {
    await define();
    const shadow = await ready(place(tag, attributes), isDrawn);
    const words = shadow.querySelector<HTMLTextAreaElement>('#words') as HTMLTextAreaElement;
    const marked = () => words.value.slice(words.selectionStart, words.selectionEnd);
    await userEvent.click(words);
    expect(marked()).toBe(openingDesign.text);
    await userEvent.click(words);
    expect(marked()).toBe('');
    await userEvent.keyboard('{End}!');
    expect(words.value).toBe(`${openingDesign.text}!`);
  });

  it('draws all letters as one path, with their openings and the parts that stand by themselves', async () => {
    await define();
    const shadow = await ready(place(tag, attributes), isDrawn);
    const inkAt = async (text: string, ...places: [x: number, y: number][]) => {
      await userEvent.fill(shadow.querySelector('#words') as HTMLTextAreaElement, text);
      const drawn = shadow.querySelectorAll<SVGPathElement>('[data-layer=letters]');
      expect(drawn).toHaveLength(1);
      const box = drawn[0]?.getBBox() as DOMRect;
      return places.map(([x, y]) =>
        drawn[0]?.isPointInFill(new DOMPoint(box.x + x * box.width, box.y + y * box.height)),
      );
    };
    expect(await inkAt('O', [0.5, 0.5], [0.04, 0.5], [0.96, 0.5])).toEqual([false, true, true]);
    expect(await inkAt(':', [0.5, 0.5], [0.5, 0.05], [0.5, 0.95])).toEqual([false, true, true]);
    expect(await inkAt('OO', [0.25, 0.5], [0.5, 0.95], [0.75, 0.5], [0.98, 0.5])).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('opens with its design: beside a panel nothing is changed or spoken, and no price stands that is not of the letters', async () => {
    await Promise.all([define(), import('../configurator/configurator.define.js')]);
    const told: string[] = [];
    const hear = ({ type }: Event) => told.push(type);
    addEventListener('kerf-change', hear);
    onTestFinished(() => removeEventListener('kerf-change', hear));
    const panel = place('kerf-configurator', attributes) as KerfElement;
    const shadow = await ready(panel, (root) => expect(root.textContent).toMatch(/\$\d/));
    const total = () => shadow.querySelector('[part~=total]')?.textContent;
    const plain = total();
    const designer = place(tag, attributes);
    await ready(designer, isDrawn);
    // Sooner than its price is known.
    expect(total()).not.toBe(plain);
    await ready(panel, () => expect(total()).toMatch(/\$\d/));
    expect(total()).not.toBe(plain);
    // Longer than a new total waits until it is spoken.
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(told).toEqual([]);
    for (const status of shadow.querySelectorAll('[role=status]')) expect(status.textContent).toBe('');
    // From here on it is the visitor's.
    const words = designer.shadowRoot?.querySelector('#words') as HTMLTextAreaElement;
    words.value += 'er';
    words.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await ready(panel, () =>
      expect(
        [...shadow.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''),
      ).toMatch(/^Total price \$/),
    );
    expect(told.length).toBeGreaterThan(0);
  });

  it('keeps every key that comes faster than a frame, also when it is taken away at once', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const words = shadow.querySelector<HTMLTextAreaElement>('#words') as HTMLTextAreaElement;
    const told: (string | undefined)[] = [];
    element.addEventListener('kerf-change', (event) =>
      told.push((event as CustomEvent<Changed>).detail.selection.lettering?.text),
    );
    const type = (text: string) => {
      words.value = text;
      words.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    for (const text of ['F', 'Fr', 'Fre']) {
      type(text);
      await Promise.resolve();
    }
    await ready(element, () => expect(told.at(-1)).toBe('Fre'));
    for (const text of ['Fres', 'Fresh', 'Fresh!']) {
      type(text);
      await new Promise(requestAnimationFrame);
    }
    expect(words.value).toBe('Fresh!');
    const other = place('kerf-configurator', attributes);
    await import('../configurator/configurator.define.js');
    type('Fresher');
    element.remove();
    const kept = () => other.shadowRoot?.querySelector<HTMLInputElement>('[name=lettering_text]')?.value;
    await ready(other, () => expect(kept()).toBe('Fresher'));
  });

  it('draws letters with the key, and keeps them once no key came for 100 ms or the field is left', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const words = shadow.querySelector<HTMLTextAreaElement>('#words') as HTMLTextAreaElement;
    const outline = () => shadow.querySelector('[data-layer="letters"]')?.getAttribute('d') ?? '';
    const left = () => shadow.querySelector('#words-left')?.textContent;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const type = (text: string) => {
      words.value = text;
      words.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const [before, count] = [outline(), left()];
    type('Fresh');
    const fresh = outline();
    expect([fresh === before, left()]).toEqual([false, count]);
    vi.advanceTimersByTime(99);
    type('Fresher');
    expect(outline().startsWith(fresh.slice(0, 40))).toBe(true);
    expect(outline()).not.toBe(fresh);
    vi.advanceTimersByTime(99);
    await Promise.resolve();
    expect(left()).toBe(count);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await ready(element, () => expect(left()).not.toBe(count));
    const kept = left();
    type('Fresh');
    words.focus();
    words.blur();
    await Promise.resolve();
    await Promise.resolve();
    expect(left()).not.toBe(kept);
  });

  it('draws the first letter with its key where nothing was written', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const words = shadow.querySelector<HTMLTextAreaElement>('#words') as HTMLTextAreaElement;
    const left = () => shadow.querySelector('#words-left')?.textContent;
    await userEvent.clear(words);
    await ready(element, () => expect(shadow.querySelector('.ruler')).toBeNull());
    const count = left();
    words.value = 'F';
    words.dispatchEvent(new InputEvent('input', { bubbles: true }));
    const { width } = shadow.querySelector<SVGPathElement>('[data-layer="letters"]')?.getBBox() ?? {
      width: 0,
    };
    expect(width).toBeGreaterThan(0);
    expect(left()).toBe(count);
  });

  it('says that a font did not come, and fetches it again', async () => {
    await define();
    let isLost = true;
    interceptCalls(({ path }) => (isLost && /bungee/.test(path) ? unreachable() : null));
    const shadow = await ready(place(tag, attributes), isDrawn);
    const option = shadow.querySelector<HTMLElement>('[data-font=Bungee]') as HTMLElement;
    option.click();
    const notice = () => shadow.querySelector('.letter-choices [role=alert] .error-notice');
    await ready(shadow.host as HTMLElement, () => expect(notice()).not.toBeNull());
    const drawing = () => shadow.querySelector('.drawing')?.getAttribute('aria-label');
    expect(drawing()).toContain('in Pacifico');
    // Seen where they will be they are in the font that they are drawn in.
    const see = [...shadow.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'See it there',
    );
    see?.click();
    await ready(shadow.host as HTMLElement, () =>
      expect(shadow.querySelector('dialog[open] [aria-label*="in Pacifico"]')).not.toBeNull(),
    );
    shadow.querySelector<HTMLButtonElement>('dialog[open] [aria-label=Close]')?.click();
    isLost = false;
    notice()?.querySelector('button')?.click();
    await ready(shadow.host as HTMLElement, () => expect(drawing()).toContain('in Bungee'));
    expect(notice()).toBeNull();
  });

  it('says nothing of the connection where there is no font of a name', async () => {
    await define();
    const element = place(tag, { ...attributes, configuration: 'no-font' }) as KerfElement;
    const shadow = await ready(element, isDrawn);
    designLettering(element.runtime, 'no-font', { ...openingDesign, font: 'Comic Sans' });
    await ready(element, () => expect(shadow.textContent).toContain('This font is not there.'));
    expect(shadow.querySelector('.error-notice')).toBeNull();
  });

  it('marks each character that is too small, and shows neither price nor place for it', async () => {
    await define();
    const shadow = await ready(place(tag, { ...attributes, configuration: 'small' }), isPriced);
    const see = () =>
      [...shadow.querySelectorAll('button')].some((one) => one.textContent === 'See it there');
    expect(see()).toBe(true);
    await userEvent.fill(shadow.querySelector('#words') as HTMLElement, 'Mind.');
    await userEvent.fill(shadow.querySelector('#width') as HTMLElement, '60');
    await expect.poll(() => shadow.querySelectorAll('[data-layer=small]').length).toBe(1);
    await expect
      .poll(() => shadow.querySelector('#words-error')?.textContent)
      .toMatch(/^Each character must be at least 10mm\./);
    expect(shadow.querySelector('[part=sum] .price')?.textContent).toBe('–');
    expect(see()).toBe(false);
  });

  it('says when a height is automatic, and goes back to that of the font', async () => {
    await define();
    const shadow = await ready(place(tag, { ...attributes, configuration: 'heights' }), isPriced);
    const height = shadow.querySelector('#height') as HTMLInputElement;
    const said = () => shadow.querySelector('#natural-height')?.textContent;
    const natural = /([\d.]+) mm$/.exec(said() ?? '')?.[1];
    await userEvent.fill(height, '29');
    await expect.poll(said).toBe(`Under 30 mm the height is automatic: ${natural} mm`);
    await userEvent.fill(height, '150');
    await expect.poll(said).toBe(`The font’s own height would be ${natural} mm. Use it`);
    await userEvent.click(shadow.querySelector('#natural-height button') as HTMLElement);
    await expect.poll(said).toBe(`Automatic height: ${natural} mm`);
    expect([height.value, shadow.activeElement]).toEqual(['', height]);
  });

  it('tells no height of letters that have no width', async () => {
    await define();
    const shadow = await ready(place(tag, { ...attributes, configuration: 'no-width' }), isPriced);
    await userEvent.fill(shadow.querySelector('#width') as HTMLElement, '0');
    await expect
      .poll(() => shadow.querySelector('#natural-height')?.textContent)
      .toBe('Leave the height empty to have that of the font.');
  });

  it('fetches a font that did not come once there is a connection', async () => {
    await define();
    let isLost = true;
    interceptCalls(({ path }) => (isLost && /spectral/.test(path) ? unreachable() : null));
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    shadow.querySelector<HTMLElement>('[data-font=Spectral]')?.click();
    const told: unknown[] = [];
    element.addEventListener('kerf-error', (event) => told.push((event as CustomEvent).detail.code));
    await ready(element, () => expect(shadow.querySelector('.letter-choices .error-notice')).not.toBeNull());
    await ready(element, () => expect(told).toEqual(['LETTERING_FONT_FAILED']));
    isLost = false;
    dispatchEvent(new Event('online'));
    await ready(element, () =>
      expect(shadow.querySelector('.drawing')?.getAttribute('aria-label')).toContain('in Spectral'),
    );
    expect(shadow.querySelector('.letter-choices .error-notice')).toBeNull();
  });

  it('fetches the letters that a text needs beyond those of Western Europe, and calls none missing meanwhile', async () => {
    await define();
    let isLost = true;
    const asked: string[] = [];
    interceptCalls(({ path }) => {
      const [file] = /rubik-[a-z]+-?[a-z]*-[\da-f]{10}/.exec(path) ?? [];
      if (!file) return null;
      asked.push(file.replace(/-[\da-f]{10}$/, ''));
      return isLost ? unreachable() : null;
    });
    const element = place(tag, { ...attributes, configuration: 'further-letters' });
    const shadow = await ready(element, isDrawn);
    shadow.querySelector<HTMLElement>('[data-font=Rubik]')?.click();
    const drawing = () => shadow.querySelector('.drawing')?.getAttribute('aria-label');
    await ready(element, () => expect(drawing()).toContain('in Rubik'));
    const words = shadow.querySelector('#words') as HTMLTextAreaElement;
    const faults: (string | undefined)[] = [];
    const seen = new MutationObserver(() =>
      faults.push(shadow.querySelector('#words-error')?.textContent ?? ''),
    );
    seen.observe(shadow, { subtree: true, childList: true, characterData: true });
    onTestFinished(() => seen.disconnect());
    await userEvent.fill(words, 'Ó');
    await ready(element, () => expect(drawing()).toContain('“Ó”'));
    expect(asked).toEqual([]);
    const height = () => shadow.querySelector('#natural-height')?.textContent;
    const before = height();
    // Also with its accents apart from its letters, as some keyboards have them.
    await userEvent.fill(words, 'Łódź'.normalize('NFD'));
    await ready(element, () => expect(shadow.querySelector('.letter-choices .error-notice')).not.toBeNull());
    expect(asked).toEqual(['rubik-latin-ext']);
    // Not a part of the word in the place of the whole, nor a size of that.
    expect(drawing()).toContain('“Ó”');
    expect(height()).toBe(before);
    isLost = false;
    shadow.querySelector<HTMLButtonElement>('.letter-choices .error-notice button')?.click();
    await ready(element, () => expect(shadow.querySelector('.letter-choices .error-notice')).toBeNull());
    await ready(element, () => expect(drawing()).toContain('“Łódź”'));
    expect(height()).not.toBe(before);
    expect(faults.filter(Boolean)).toEqual([]);
    await userEvent.fill(words, 'Їжа Łódź');
    await ready(element, () => expect(drawing()).toContain('“Їжа Łódź”'));
    expect(asked).toEqual(['rubik-latin-ext', 'rubik-latin-ext', 'rubik-cyrillic']);
    expect(faults.filter(Boolean)).toEqual([]);
  });

  it('leads to fonts that have the letters, those of the same style first, and back into the text', async () => {
    await define();
    const element = place(tag, { ...attributes, configuration: 'other-fonts' });
    const shadow = await ready(element, isDrawn);
    shadow.querySelector<HTMLElement>('[data-font=Barlow]')?.click();
    const words = shadow.querySelector('#words') as HTMLTextAreaElement;
    const ways = () => [...shadow.querySelectorAll<HTMLButtonElement>('[part=way-out]')];
    await userEvent.fill(words, 'חנות');
    await ready(element, () =>
      expect(ways().map(({ textContent }) => textContent)).toEqual([
        'Set it in Open Sans',
        'Set it in Rubik',
        'Set it in Amatic SC',
      ]),
    );
    expect(getComputedStyle(words).direction).toBe('rtl');
    ways()[1]?.click();
    await ready(element, () =>
      expect(shadow.querySelector('.drawing')?.getAttribute('aria-label')).toContain('“חנות” in Rubik'),
    );
    await ready(element, () => expect(ways()).toEqual([]));
    expect([words.value, shadow.activeElement]).toEqual(['חנות', words]);
    // All of a text has to be written, not only what this font lacks.
    await userEvent.fill(words, 'חנות λ');
    await ready(element, () =>
      expect(ways().map(({ textContent }) => textContent)).toEqual(['Set it in Open Sans']),
    );
    // No font has these.
    await userEvent.fill(words, 'パン');
    await ready(element, () => expect(shadow.querySelector('#words-error')?.textContent).toContain('“パ”'));
    expect(ways()).toEqual([]);
  });

  it('has the whole list of fonts in a low window, and the font that the keys come to in sight', async () => {
    await page.viewport(320, 256);
    onTestFinished(() => page.viewport(414, 896));
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const list = shadow.querySelector<HTMLElement>('#font-list') as HTMLElement;
    expect(list.offsetHeight).toBeLessThan(innerHeight - 80);
    list.focus();
    for (const edge of ['start', 'end'] as const) {
      list.scrollIntoView({ block: edge });
      scrollBy(0, edge === 'start' ? 100 : -100);
      await userEvent.keyboard(edge === 'start' ? '{ArrowUp}' : '{ArrowDown}');
      await ready(element, () => {
        const row = list.querySelector('[aria-selected=true]') as HTMLElement;
        const { top, bottom } = row.getBoundingClientRect();
        // Scrolled by whole pixels.
        expect(top).toBeGreaterThan(-1);
        expect(bottom).toBeLessThan(innerHeight + 1);
      });
    }
  });

  it('has no empty list of fonts to come to where none is found', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const search = shadow.querySelector<HTMLInputElement>('#font-search') as HTMLInputElement;
    const list = shadow.querySelector<HTMLElement>('#font-list') as HTMLElement;
    await userEvent.fill(search, 'script');
    expect([search.ariaExpanded, list.checkVisibility()]).toEqual(['true', true]);
    const under = () => shadow.querySelector('[part=colours]')?.getBoundingClientRect().top;
    const before = under();
    await userEvent.fill(search, 'no such face');
    await ready(element, () => expect(list.checkVisibility()).toBe(false));
    expect(search.ariaExpanded).toBe('false');
    expect(shadow.querySelector('.fonts [role=status]')?.textContent).toMatch(
      /^No font of that name or style\./,
    );
    expect(under()).toBeCloseTo(before as number, 0);
    await userEvent.tab();
    expect(list.contains(shadow.activeElement)).toBe(false);
  });

  it('keeps a field in sight that is moved down by what is said above it', async () => {
    await page.viewport(375, 500);
    onTestFinished(() => page.viewport(414, 896));
    await define();
    const element = place(tag, { ...attributes, configuration: 'low' });
    element.style.display = 'block';
    const shadow = await ready(element, isPriced);
    await userEvent.fill(shadow.querySelector('#words') as HTMLElement, 'Mind.');
    const width = shadow.querySelector('#width') as HTMLInputElement;
    width.focus();
    const below = () => innerHeight - width.getBoundingClientRect().bottom;
    scrollBy(0, 70 - below());
    const before = width.getBoundingClientRect().top + scrollY;
    await userEvent.fill(width, '60');
    await ready(element, () =>
      expect(width.getBoundingClientRect().top + scrollY).toBeGreaterThan(before + 40),
    );
    await ready(element, () => expect(below()).toBeGreaterThan(60));
  });

  it.each([
    ['keeps a size that was chosen', 54, ['1200', '300']],
    ['takes the height of its letters where another thing was chosen', 51, ['300', '']],
  ])('%s before its code came', async (_what, size, expected) => {
    const own = { ...attributes, configuration: `size-${size}` };
    await import('../configurator/configurator.define.js');
    const panel = place('kerf-configurator', own) as KerfElement;
    await ready(panel, (root) => expect(root.textContent).toMatch(/\$\d/));
    const { runtime } = panel;
    const selection = () => runtime.snapshot().configurations[own.configuration]?.selection;
    chooseOption(runtime, own.configuration, 'size_id', size);
    chooseOption(runtime, own.configuration, 'kinds', 2);
    await define();
    await ready(place(tag, own), isDrawn);
    await ready(panel, () => expect(selection()?.lettering).toEqual(openingDesign));
    expect([selection()?.width, selection()?.height]).toEqual(expected);
  });

  it('fetches the faces of the names in sight alone, and none where it is not shown', async () => {
    await define();
    const asked = new Set<string>();
    interceptCalls(({ path }) => {
      const [, file] = /lettering-fonts\/([\w-]+)-\w+\.woff/.exec(path) ?? [];
      if (file) asked.add(file);
      return file ? unreachable() : null;
    });
    const element = place(tag, attributes);
    const shadow = await ready(element, () => {
      const list = element.shadowRoot?.querySelector('#font-list');
      expect(list).toBeInstanceOf(HTMLElement);
    });
    const list = shadow.querySelector('#font-list') as HTMLElement;
    element.style.display = 'none';
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(asked.size).toBeLessThan(16);
    element.style.display = 'block';
    list.scrollTop = list.scrollHeight;
    await expect.poll(() => [...asked]).toContain('zilla-slab');
    expect(asked.size).toBeLessThan(32);
  });

  it('has the font that is chosen in sight once it is shown', async () => {
    await define();
    const element = place(tag, { ...attributes, configuration: 'late' });
    element.style.display = 'none';
    const shadow = await ready(element, isDrawn);
    const list = shadow.querySelector<HTMLElement>('#font-list') as HTMLElement;
    shadow.querySelector<HTMLElement>('[data-font="Zilla Slab"]')?.click();
    await ready(element, () =>
      expect(list.querySelector('[data-font="Zilla Slab"]')?.ariaSelected).toBe('true'),
    );
    expect(list.scrollTop).toBe(0);
    element.style.display = 'block';
    await ready(element, () => expect(list.scrollTop).toBeGreaterThan(2000));
  });

  it.each([320, 375, 1280])(
    'shows the whole name of each font to who spaces text out, %i px wide',
    async (width) => {
      await page.viewport(width, 800);
      onTestFinished(() => page.viewport(414, 896));
      await define();
      const element = place(tag, attributes);
      element.style.display = 'block';
      const shadow = await ready(element, isDrawn);
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
      );
      shadow.adoptedStyleSheets.push(spacing);
      const rows = [...shadow.querySelectorAll<HTMLElement>('.font')];
      const isCut = (row: HTMLElement) =>
        [row, ...row.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth) ||
        row.scrollHeight > row.clientHeight;
      expect(rows.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
      expect(rows).toHaveLength(82);
    },
  );

  it('says of a height that it can’t read that it can’t, and takes it for none', async () => {
    await define();
    const shadow = await ready(place(tag, attributes), isPriced);
    const height = shadow.querySelector('#height') as HTMLInputElement;
    await userEvent.type(height, '120cm');
    await expect.poll(() => height.getAttribute('aria-invalid')).toBe('true');
    expect(shadow.querySelector('#size-error')?.textContent).toMatch(/in mm, such as/);
  });

  it('offers alignment with more than one line alone', async () => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const words = shadow.querySelector<HTMLTextAreaElement>('#words') as HTMLTextAreaElement;
    expect(shadow.querySelector('[name=lettering_align]')).toBeNull();
    words.value = 'Open\nlate';
    words.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await ready(element, () => expect(shadow.querySelectorAll('[name=lettering_align]')).toHaveLength(3));
  });

  it.each([
    ['more lines than are cut', { text: 'a\nb\nc\nd\ne\nf\ng', width: '300' }, 'words'],
    ['a height of the font that is too large to make', { text: 'a\nb\nc\nd', width: '700' }, 'size'],
  ])('leads from %s to the way to ask for a quote, which the page may take', async (_what, typed, slot) => {
    await define();
    const element = place(tag, attributes);
    const shadow = await ready(element, isDrawn);
    const wayOut = () => shadow.querySelector<HTMLAnchorElement>('a[part=way-out]');
    expect(wayOut()).toBeNull();
    await userEvent.fill(shadow.querySelector('#words') as HTMLElement, typed.text);
    await userEvent.fill(shadow.querySelector('#width') as HTMLElement, typed.width);
    await expect.poll(() => wayOut()?.previousElementSibling?.id).toBe(`${slot}-error`);
    expect(shadow.querySelectorAll('[part=way-out]')).toHaveLength(1);
    const { pathname, searchParams } = new URL(wayOut()?.href ?? '');
    expect([pathname, searchParams.get('item')]).toEqual(['/quote-request', 'vinyl-lettering']);
    expect([searchParams.get('lettering_text'), searchParams.get('width')]).toEqual([
      typed.text,
      typed.width,
    ]);
    const asked = new Promise<Changed>((resolve) =>
      element.addEventListener('kerf-quote-request', (event) => {
        event.preventDefault();
        resolve((event as CustomEvent<Changed>).detail);
      }),
    );
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    wayOut()?.dispatchEvent(press);
    expect((await asked).selection.lettering?.text).toBe(typed.text);
    expect(press.defaultPrevented).toBe(true);
  });

  it('has the height of the font read with the field of the height', async () => {
    await define();
    const shadow = await ready(place(tag, attributes), isDrawn);
    const described = (shadow.querySelector('#height')?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => shadow.querySelector(`#${id}`)?.textContent);
    expect(described).toEqual([expect.stringMatching(/^Automatic height: [\d.]+ mm$/), '']);
  });

  it('keeps the words of who looks at another product and comes back', async () => {
    await define();
    const element = place(tag, attributes) as KerfElement;
    const shadow = await ready(element, isDrawn);
    await userEvent.fill(shadow.querySelector('#words') as HTMLElement, 'Fresh bread');
    const choose = (id: number) => chooseOption(element.runtime, attributes.item, 'product_id', id);
    await userEvent.fill(shadow.querySelector('#width') as HTMLElement, '700');
    const kept = () => element.runtime.snapshot().configurations[attributes.item]?.selection;
    await expect.poll(() => kept()?.width).toBe('700');
    choose(23);
    // Which has no height of a font.
    expect(Number(kept()?.height)).toBeGreaterThan(0);
    await ready(element, () => expect(shadow.querySelector('[part=other-product]')).not.toBeNull());
    choose(9);
    await ready(element, () =>
      expect(shadow.querySelector<HTMLTextAreaElement>('#words')?.value).toBe('Fresh bread'),
    );
    expect([kept()?.width, kept()?.height]).toEqual(['700', '']);
  });

  it('goes five fonts on by a page, and searches for what is typed on the list', async () => {
    await define();
    const element = place(tag, { ...attributes, configuration: 'pages' });
    const shadow = await ready(element, isDrawn);
    const list = shadow.querySelector<HTMLElement>('#font-list') as HTMLElement;
    const at = () => [...list.children].findIndex((row) => row.ariaSelected === 'true');
    const before = at();
    list.focus();
    await userEvent.keyboard('{PageDown}');
    await ready(element, () => expect(at()).toBe(before + 5));
    await userEvent.keyboard('slab');
    expect(shadow.activeElement?.id).toBe('font-search');
    expect((shadow.activeElement as HTMLInputElement).value).toBe('slab');
  });
});
