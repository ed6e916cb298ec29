import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.js';
import { findQuotePage } from '../catalogue/find-quote-page.js';
import { repositoryRoot } from '../paths.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { itemCopy } from './item-copy.js';
import { quoteWords } from './quote-words.js';
import { stockCopy } from './stock-copy.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(join(repositoryRoot(), 'storefront/catalogue'));
});
const subjectOf = (item: string, product: string | null) => {
  const subject = findQuotePage(catalogue, item, product);
  if (!subject) throw new Error(`There is no page of ${item} and ${product}.`);
  return subject;
};

test.each([
  ['die-cut', 'Kraft Paper Stickers, die cut'],
  ['kiss-cut', 'Kraft Paper Stickers, kiss cut'],
  ['sheet', 'Kraft Paper Stickers on sheets'],
  ['roll', 'Kraft Paper Stickers on rolls'],
])('A stock that is supplied as %s is called %s', (item, title) => {
  const { line } = itemCopy(catalogue, item, '');
  expect(quoteWords(subjectOf(item, 'kraft-paper'), catalogue)).toEqual({
    title,
    description: `Brown paper with visible fibre, in full colour, black, or with white ink. ${line}`,
  });
});

test('A stock that comes in special shapes says so', () => {
  const subject = subjectOf('special', null);
  const [product] = subject.range.products;
  if (!product) throw new Error('The item has no products.');
  expect(quoteWords({ ...subject, product }, catalogue).title).toBe(`${product.name} in special shapes`);
});

test('An item without a stock in its address is called by its own name and described in its own words', () => {
  const subject = subjectOf('roll', null);
  expect(quoteWords(subject, catalogue)).toEqual({
    title: subject.range.item.name,
    description: itemCopy(catalogue, 'roll', '').description,
  });
});

test('Lettering adds nothing to the name of what it is cut from, and neither does an item that is new', () => {
  const subject = subjectOf('roll', 'kraft-paper');
  for (const slug of ['vinyl-lettering', 'constructor'])
    expect(
      quoteWords(
        { ...subject, range: { ...subject.range, item: { ...subject.range.item, slug } } },
        catalogue,
      ).title,
    ).toBe('Kraft Paper Stickers');
});

test('What has no words of its own yet gets a sentence that is true of everything that is printed', () => {
  for (const slug of ['a-new-one', 'constructor']) {
    expect(itemCopy(catalogue, slug, 'Beer mats')).toEqual({
      line: 'Beer mats, printed and cut to your size.',
      description: 'Beer mats, printed and cut to your size, with the price shown as you choose.',
    });
    expect(stockCopy(catalogue, slug, 'Felt')).toBe('Felt, printed and cut to your size.');
  }
});
