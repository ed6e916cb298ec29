import { expect, it } from 'vitest';
import { stickerTrail } from './sticker-trail.js';

const roll = { name: 'Roll Stickers', slug: 'roll', featured_category_id: 1 };

it('leads from all stickers over the item to the product, which is this page and no link', () => {
  expect(stickerTrail(roll, { name: 'Kraft Paper Stickers' })).toEqual([
    { label: 'Stickers', path: '/stickers' },
    { label: 'Roll Stickers', path: '/stickers/roll' },
    { label: 'Kraft Paper Stickers', path: null },
  ]);
});
