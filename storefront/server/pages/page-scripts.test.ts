import { expect, it } from 'vitest';
import { builtScripts, readWidgetManifest } from './page-scripts.js';

const core = { file: '1.0.0/core-a1.js', integrity: 'sha384-core' };
const hydrate = { file: '1.0.0/hydrate-d4.js', integrity: 'sha384-hydrate' };
const manifest = {
  version: '1.0.0',
  widgets: {
    'kerf-cart': { file: '1.0.0/cart-b2.js', integrity: 'sha384-cart', imports: [core], soon: [hydrate] },
    'kerf-cart-link': {
      file: '1.0.0/cart-link-c3.js',
      integrity: 'sha384-link',
      imports: [core],
      soon: [hydrate],
    },
  },
};

it('a page loads the widgets on it and fetches what they share once, all with their integrity', () => {
  expect(builtScripts(manifest, ['kerf-cart-link', 'kerf-cart'])).toEqual([
    { src: '/widgets/1.0.0/cart-link-c3.js', integrity: 'sha384-link', role: 'run' },
    { src: '/widgets/1.0.0/core-a1.js', integrity: 'sha384-core', role: 'preload' },
    { src: '/widgets/1.0.0/hydrate-d4.js', integrity: 'sha384-hydrate', role: 'preload' },
    { src: '/widgets/1.0.0/cart-b2.js', integrity: 'sha384-cart', role: 'run' },
  ]);
});

it('what nobody needs before they choose waits for them, and takes nothing along that another widget needs', () => {
  const preview = { file: '1.0.0/preview-e5.js', integrity: 'sha384-preview', imports: [core], soon: [] };
  const { version, widgets } = manifest;
  const scripts = builtScripts({ version, widgets: { ...widgets, 'kerf-preview': preview } }, [
    'kerf-preview',
    'kerf-cart',
  ]);
  expect(scripts.filter(({ isAsked }) => isAsked).map(({ src }) => src)).toEqual([
    '/widgets/1.0.0/preview-e5.js',
  ]);
  expect(scripts.map(({ src }) => src)).toContain('/widgets/1.0.0/core-a1.js');
});

it('a widget that was not built is refused by name', () => {
  expect(() => builtScripts(manifest, ['kerf-nothing'])).toThrow('<kerf-nothing>');
});

it('widgets that were not built stop the start with what to do', async () => {
  await expect(readWidgetManifest('/nowhere/manifest.json')).rejects.toThrow('npm run build');
});
