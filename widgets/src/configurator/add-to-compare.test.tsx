import { createShop } from '@kerf/sdk';
import { beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { addToCompare } from './add-to-compare.js';
import type { OpenConfiguration } from './panel-props.js';

let props: OpenConfiguration;
beforeAll(async () => {
  const shop = createShop({ api: inject('shopApi') });
  await shop.openConfiguration('die-cut', { item: 'die-cut', product: 'kraft-paper' });
  const state = shop.store.snapshot().configurations['die-cut'];
  if (!state?.range || !state.selection) throw new Error('The test shop has no stickers.');
  props = { name: 'die-cut', state, range: state.range, selection: state.selection };
});
beforeEach(() => sessionStorage.clear());

const keys = Array.from({ length: 1000 }, (_, at) => `kerf-compare-${String(at).padStart(3, '0')}`);

it('a kept configuration is named after its product', () => {
  expect(addToCompare(props)).toMatchObject({ status: 'kept', type: { product: 'Kraft Paper Stickers' } });
});

it('a kept configuration takes the one place that is left, and no place of another one', () => {
  for (const key of keys) if (key !== 'kerf-compare-407') sessionStorage.setItem(key, 'taken');
  expect(addToCompare(props).status).toBe('kept');
  expect(sessionStorage.getItem('kerf-compare-407')).toContain('Kraft Paper Stickers');
  expect(keys.filter((key) => sessionStorage.getItem(key) === 'taken')).toHaveLength(999);
});

it('where every place is taken, nothing is kept', () => {
  for (const key of keys) sessionStorage.setItem(key, 'taken');
  expect(addToCompare(props)).toEqual({ status: 'blocked' });
});

it('what belongs to others is no place, and no comparison', () => {
  const kept = addToCompare(props);
  const text = JSON.stringify(kept.status === 'kept' && kept.type);
  sessionStorage.clear();
  sessionStorage.setItem('of-the-page', text);
  expect(addToCompare(props).status).toBe('kept');
  expect(sessionStorage.length).toBe(2);
});

it('a browser without storage keeps nothing', () => {
  expect(addToCompare(props, null)).toEqual({ status: 'blocked' });
});
