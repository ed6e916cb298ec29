import { dollars } from '@kerf/sdk/rules';
import { expect, test } from 'vitest';
import { shelves } from './shelves.js';

const entry = (slug: string, shelf: 'type' | 'material' | null) => ({
  path: `/business-cards/${slug}`,
  slug,
  name: slug,
  line: 'A card.',
  from: dollars(17),
  quantity: 50,
  isBySheet: false,
  picture: '/images/a.webp',
  shelf,
});
const [tag, kraft, premium, sticker] = [
  entry('swing-tags', 'type'),
  entry('kraft', 'material'),
  entry('premium', 'type'),
  entry('roll', null),
];

test('A piece stands on its own shelf, the kinds before the stocks, in the catalogue’s order', () => {
  expect(shelves([tag, kraft, premium, sticker])).toEqual([
    {
      id: 'type',
      title: 'By type',
      text: 'The kind of piece first; stock and finish on its page.',
      entries: [tag, premium],
    },
    {
      id: 'material',
      title: 'By material',
      text: 'The stock first: how thick, how white, how it takes ink.',
      entries: [kraft],
    },
  ]);
});

test('A shelf with nothing on it is not put up', () => {
  expect(shelves([kraft]).map(({ id }) => id)).toEqual(['material']);
  expect(shelves([premium]).map(({ id }) => id)).toEqual(['type']);
  expect(shelves([sticker])).toEqual([]);
});
