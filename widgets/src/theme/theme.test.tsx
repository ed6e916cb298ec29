import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { place, ready } from '../testing/contract-suite.js';
import { fillCart } from '../testing/fill-cart.js';
import { useTestShop } from '../testing/test-shop.js';

const item = 'premium-business-card';
const tags = ['cart', 'cart-link', 'configurator', 'gallery', 'preview', 'price-table', 'savings'];
const define = () =>
  Promise.all([
    import('../cart/cart.define.js'),
    import('../cart-link/cart-link.define.js'),
    import('../configurator/configurator.define.js'),
    import('../gallery/gallery.define.js'),
    import('../preview/preview.define.js'),
    import('../price-table/price-table.define.js'),
    import('../savings/savings.define.js'),
  ]);
const schemes = ['light', 'dark'] as const;
const accents = [
  '#000',
  '#fff',
  '#ffdd00',
  '#0b5d3b',
  '#0057ff',
  '#ff0000',
  '#00a0a0',
  '#757575',
  '#777',
  '#797979',
  'oklch(0.6 0.2 280)',
  'hsl(30 90% 45%)',
  'light-dark(#113388, #99bbff)',
];

/** Sets the page's own style for the widgets below it; taken back after each test. */
function theme(style: Record<string, string>): void {
  for (const [name, value] of Object.entries(style)) document.body.style.setProperty(name, value);
}

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
/** The bytes of a colour as it is painted, on white where one can see through it. */
function painted(colour: string, ground = '#fff'): [number, number, number] {
  if (!canvas) throw new Error('There is no canvas to paint on.');
  for (const each of [ground, colour]) {
    canvas.fillStyle = each;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = painted(colour).map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a colour is of the default accent's family: from purple to red, and no grey. */
function isPink([red, green, blue]: [number, number, number]): boolean {
  const [low = 0, , high = 0] = [red, green, blue].sort((one, other) => one - other);
  return high - low > 8 && red === high && green === low && blue - green > (high - low) * 0.2;
}

const properties = [
  'color',
  'background-color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
  'outline-color',
  'text-decoration-color',
  'box-shadow',
  'accent-color',
  'fill',
  'stroke',
  'caret-color',
];
const colourIn = /(?:#|\b(?:rgba?|color|oklab|oklch|lab|lch|hsla?)\()[^)]*\)?/g;

/** Everything in a shadow root that is painted in a colour of the default accent's family, as readable lines. */
const pinkIn = (shadow: ShadowRoot): string[] =>
  [...shadow.querySelectorAll('.root, .root *')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return properties.flatMap((property) =>
        (style.getPropertyValue(property).match(colourIn) ?? [])
          .filter((colour) => isPink(painted(colour)))
          .map(
            (colour) =>
              `${element.localName}.${element.getAttribute('class')}${pseudo ?? ''} ${property}: ${colour}`,
          ),
      );
    }),
  );

async function everyWidget(): Promise<ShadowRoot[]> {
  await Promise.all([define(), fillCart(item)]);
  return Promise.all(
    tags.map((name) =>
      ready(place(`kerf-${name}`, /^cart/.test(name) ? {} : { item }), (shadow) => {
        expect(shadow.querySelector('.root')?.childElementCount).toBeGreaterThan(0);
        expect(shadow.querySelector('[aria-busy=true], .waiting')).toBeNull();
      }),
    ),
  );
}

describe('the look of the widgets', () => {
  useTestShop();
  afterEach(async () => {
    document.body.removeAttribute('style');
    await userEvent.unhover(document.body);
  });

  it.each(schemes)('is pink by default and nowhere in a page’s own accent, %s', async (scheme) => {
    theme({ 'color-scheme': scheme, '--kerf-color-accent': scheme === 'light' ? '#0b5d3b' : '#7fd6a4' });
    const shadows = await everyWidget();
    expect(shadows.flatMap(pinkIn)).toEqual([]);
    document.body.style.removeProperty('--kerf-color-accent');
    // The others show it at what is chosen and at their focus alone.
    for (const shadow of shadows)
      if (/configurator|link|preview|table/.test(shadow.host.localName))
        expect(pinkIn(shadow), shadow.host.localName).not.toEqual([]);
  });

  it.each(schemes)('can be read on any accent that a page sets, %s', async (scheme) => {
    theme({ 'color-scheme': scheme });
    await define();
    const shadow = await ready(place('kerf-configurator', { item }), (root) =>
      expect(root.querySelector('.primary:enabled')).not.toBeNull(),
    );
    const button = shadow.querySelector('.primary') as HTMLElement;
    const chosen = shadow.querySelector('.tile-input:checked + .tile-face') as HTMLElement;
    for (const accent of accents) {
      theme({ '--kerf-color-accent': accent });
      for (const [what, { color, backgroundColor }] of [
        ['button', getComputedStyle(button)],
        ['chosen', getComputedStyle(chosen)],
      ] as const)
        expect(
          contrast(color, backgroundColor),
          `${what} ${accent}: ${color} on ${backgroundColor}`,
        ).toBeGreaterThan(4.5);
    }
    await page.viewport(1000, 800);
    await userEvent.hover(button);
    for (const accent of accents) {
      theme({ '--kerf-color-accent': accent });
      const { color, backgroundColor } = getComputedStyle(button);
      expect(contrast(color, backgroundColor), `pointed at ${accent}`).toBeGreaterThan(4.5);
      // Black is as far from white as it gets.
      if (!/^#(000|fff)$/.test(accent)) expect(painted(backgroundColor)).not.toEqual(painted(accent));
    }
  });

  it.each([
    ['light', [255, 255, 255], [196, 0, 98], [253, 238, 245]],
    ['dark', [43, 0, 22], [255, 122, 184], [56, 18, 37]],
  ] as const)('keeps its own colours where a page sets none, %s', async (scheme, text, accent, tint) => {
    theme({ 'color-scheme': scheme });
    await define();
    const shadow = await ready(place('kerf-configurator', { item }), (root) =>
      expect(root.querySelector('.primary:enabled')).not.toBeNull(),
    );
    const button = getComputedStyle(shadow.querySelector('.primary') as Element);
    const chosen = getComputedStyle(shadow.querySelector('.tile-input:checked + .tile-face') as Element);
    expect(
      [button.color, button.backgroundColor, chosen.backgroundColor].map((colour) => painted(colour)),
    ).toEqual([text, accent, tint]);
  });

  it('takes what a page sets beside its accent as it is', async () => {
    theme({
      '--kerf-color-accent': '#0b5d3b',
      '--kerf-color-on-accent': '#eeeeee',
      '--kerf-color-tint': '#abcdef',
    });
    await define();
    const shadow = await ready(place('kerf-configurator', { item }), (root) =>
      expect(root.querySelector('.primary:enabled')).not.toBeNull(),
    );
    expect(getComputedStyle(shadow.querySelector('.primary') as Element).color).toBe('rgb(238, 238, 238)');
    const chosen = shadow.querySelector('.tile-input:checked + .tile-face') as Element;
    expect(getComputedStyle(chosen).backgroundColor).toBe('rgb(171, 205, 239)');
  });

  it('has the typeface of the page where that is asked for, and nothing else of its text', async () => {
    theme({
      font: 'italic 700 30px/3 Georgia, serif',
      'letter-spacing': '4px',
      'text-transform': 'uppercase',
    });
    const shadows = await everyWidget();
    const looks = () =>
      shadows.map((shadow) =>
        [...shadow.querySelectorAll('.root, .root *')].map((element) => {
          const { fontSize, fontWeight, fontStyle, letterSpacing, textTransform } = getComputedStyle(element);
          return [fontSize, fontWeight, fontStyle, letterSpacing, textTransform].join();
        }),
      );
    const families = () =>
      new Set(
        shadows.flatMap((shadow) =>
          [...shadow.querySelectorAll('.root, .root *')].map(
            (element) => getComputedStyle(element).fontFamily,
          ),
        ),
      );
    const before = looks();
    expect([...families()]).not.toContain('Georgia, serif');
    theme({ '--kerf-font-text': 'default' });
    expect([...families()]).toEqual(['Georgia, serif']);
    expect(looks()).toEqual(before);
    theme({ '--kerf-font-text': 'Verdana', '--kerf-font-display': 'Courier' });
    expect([...families()].sort()).toEqual(['Courier', 'Verdana']);
  });

  it('lets what lies over the page stand on the ground of that page', async () => {
    theme({ '--kerf-color-ground': 'rgb(250, 240, 200)' });
    await define();
    const shadow = await ready(place('kerf-configurator', { item: 'die-cut' }), (root) =>
      expect(root.querySelector('.dialog')).not.toBeNull(),
    );
    for (const selector of ['.price-bar', '.dialog'])
      expect(getComputedStyle(shadow.querySelector(selector) as Element).backgroundColor, selector).toBe(
        'rgb(250, 240, 200)',
      );
  });
});
