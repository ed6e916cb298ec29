import { describe, expect, test } from 'vitest';
import type { Product } from '../../contract/catalogue.js';
import { sampleRange } from '../../testing/sample-range.js';
import { gallerySlice } from './gallery-slice.js';
import { type GalleryChoice, gallerySlides } from './gallery-slides.js';
import { hasRollDispenser, isDispenserFree } from './roll-dispenser.js';
import { followingSlide, openingSlide } from './shown-slide.js';

const [card] = sampleRange.products as [Product];

/** A product with as many pictures as asked for. */
const productWith = (
  pictures: number,
  more: Partial<Product> = {},
  video: string | null = null,
): Product => ({
  ...card,
  ...more,
  attributes: {
    ...card.attributes,
    ...more.attributes,
    gallery: Array.from({ length: pictures }, (_, place) => ({
      file_path: `/images/${place}.webp`,
      alt: `Picture ${place}`,
    })),
    thumbnails: { id: 1, video, thumbnail: '/images/main.webp' },
  },
});
const sticker = productWith(12, {
  id: 3,
  name: 'Standard Vinyl',
  url_slug: 'standard-vinyl',
  featured_category_id: 1,
});
const cards = productWith(9, { id: 17, featured_category_id: 2 });
const lettering = productWith(
  3,
  {
    id: 9,
    name: 'Vinyl Lettering',
    url_slug: 'vinyl-lettering',
    featured_category_id: 1,
    attributes: { ...card.attributes, install_ready: { items: [] } },
  },
  '/videos/products/vinyl-lettering.mp4',
);

const nothing: GalleryChoice = {
  material_id: null,
  finishing_id: null,
  premium_processing_id: null,
  cutting_id: null,
  install_ready: null,
  print_features: [],
};
const gloss = { ...nothing, finishing_id: 7 };
const coated = { ...gloss, premium_processing_id: 48 };
const roll = { ...nothing, cutting_id: 9 };
const stock = (material_id: number) => ({ ...nothing, material_id });
const indexes = (product: Product, choice: GalleryChoice, item = 'die-cut') =>
  gallerySlides(product, item, choice).map(({ index }) => index);

describe('what a gallery shows', () => {
  test.each<[string, Product, GalleryChoice, number[]]>([
    ['nothing that it has a part for', sticker, nothing, [-1, 0, 1, 2, 3]],
    [
      'another finishing, coating and supply',
      sticker,
      { ...nothing, finishing_id: 6, premium_processing_id: 49, cutting_id: 3 },
      [-1, 0, 1, 2, 3],
    ],
    ['finishing 7', sticker, gloss, [-1, 3, 4, 5]],
    ['premium processing 48, whatever it is put on', sticker, coated, [-1, 6, 7, 8]],
    ['cutting 9, whatever else', sticker, { ...coated, cutting_id: 9 }, [-1, -0.5, 9, 10, 11]],
    ['material 1 of a sticker, which is another thing', sticker, stock(1), [-1, 0, 1, 2, 3]],
    ['material 1', cards, stock(1), [-1, 0, 1, 2]],
    ['material 2', cards, stock(2), [-1, 3, 4, 5]],
    ['material 3', cards, stock(3), [-1, 6, 7, 8]],
    ['another material', cards, stock(4), [-1, 0, 1, 2, 3]],
    ['finishing 7 of a card, which is another thing', cards, gloss, [-1, 0, 1, 2, 3]],
  ])('of %s', (_, product, choice, expected) => {
    expect(indexes(product, choice)).toEqual(expected);
  });

  test('has the pictures of its slice in their own words, and the main one in the name of the product', () => {
    expect(gallerySlides(sticker, 'die-cut', gloss).slice(0, 2)).toEqual([
      { kind: 'picture', index: -1, alt: 'Standard Vinyl Stickers', picture: '/images/main.webp' },
      { kind: 'picture', index: 3, alt: 'Picture 3', picture: '/images/3.webp' },
    ]);
  });

  test('shows first the supply that is chosen, and the still of the dispenser’s film does too', () => {
    const thumbnails = {
      id: 1,
      video: null,
      thumbnail: '/images/main.webp',
      alt: 'One on a laptop',
      supplies: [
        { cutting_id: 2, picture: '/images/kiss.webp', alt: 'Left on their backing' },
        { cutting_id: 9, picture: '/images/roll.webp', alt: 'On a roll' },
      ],
    };
    const product = { ...sticker, attributes: { ...sticker.attributes, thumbnails } };
    const first = (cutting_id: number | null) =>
      gallerySlides(product, 'die-cut', { ...nothing, cutting_id }).slice(0, 2);
    expect(first(2)[0]).toMatchObject({
      index: -1,
      picture: '/images/kiss.webp',
      alt: 'Left on their backing',
    });
    expect(first(9)).toMatchObject([
      { index: -1, picture: '/images/roll.webp', alt: 'On a roll' },
      { index: -0.5, picture: '/images/roll.webp', alt: 'The roll dispenser at work' },
    ]);
    for (const other of [null, 1, 3])
      expect(first(other)[0]).toMatchObject({ picture: '/images/main.webp', alt: 'One on a laptop' });
    const chosen = (cutting_id: number) => ({
      product,
      itemSlug: 'die-cut',
      choice: { ...nothing, cutting_id },
    });
    expect(followingSlide(chosen(1), chosen(2), 2)).toBe(-1);
    expect(followingSlide(chosen(1), chosen(3), 2)).toBe(2);
  });

  test('says of a picture what has to be known of it, and nothing of the others', () => {
    const [plain, more] = productWith(2).attributes.gallery;
    const caption = 'Shown with gold foil, one of the special features.';
    const product = {
      ...cards,
      attributes: {
        ...cards.attributes,
        gallery: [plain, more].flatMap((item, place) => (item ? [place ? { ...item, caption } : item] : [])),
      },
    };
    const [, first, second] = gallerySlides(product, 'premium-business-card', nothing);
    expect(first).not.toHaveProperty('caption');
    expect(second).toMatchObject({ caption });
  });

  test('says of the main picture what has to be known of it, until the features that it shows are chosen', () => {
    const caption = 'Shown with gold foil, one of the special features.';
    const foil = { feature_id: 21, item_id: 101, side: 'front' } as const;
    const product = {
      ...cards,
      attributes: {
        ...cards.attributes,
        thumbnails: { ...cards.attributes.thumbnails, caption, print_features: [foil] },
      },
    };
    const mainFor = (print_features: (typeof foil)[]) =>
      gallerySlides(product, 'premium-business-card', { ...nothing, print_features })[0];
    expect(mainFor([])).toMatchObject({ kind: 'picture', caption });
    expect(mainFor([foil])).not.toHaveProperty('caption');
  });

  test('says of a picture that it shows another supply than the one that is chosen', () => {
    const [dieCut, unknown, roll] = [1, undefined, 9].map((cutting_id) => ({
      file_path: '/images/a.webp',
      alt: 'One of them',
      ...(cutting_id && { cutting_id }),
    }));
    const cutting = { shapes: [], special_processing: '0', input_ea: false, disabled: false };
    const product = {
      ...sticker,
      attributes: {
        ...sticker.attributes,
        cuttings: [
          { ...cutting, id: 1, name: 'Die Cut' },
          { ...cutting, id: 2, name: 'Kiss Cut' },
          { ...cutting, id: 9, name: 'Roll' },
        ],
        gallery: [dieCut, unknown, roll].flatMap((item) => item ?? []),
      },
    };
    const captions = (cutting_id: number | null) =>
      gallerySlides(product, 'kiss-cut', { ...nothing, cutting_id })
        .filter(({ index }) => index >= 0)
        .map((slide) => slide.kind === 'picture' && slide.caption);
    expect(captions(2)).toEqual(['Shown die cut.', undefined, 'Shown roll.']);
    expect(captions(1)).toEqual([undefined, undefined, 'Shown roll.']);
    expect(captions(null)).toEqual([undefined, undefined, undefined]);
  });

  test('is the product in use too, after everything else, whatever is chosen', () => {
    const gallery = sticker.attributes.gallery;
    const inUse = { file_path: '/images/12.webp', alt: 'On a laptop', in_use: true };
    const product = { ...sticker, attributes: { ...sticker.attributes, gallery: [...gallery, inUse] } };
    expect(indexes(product, nothing)).toEqual([-1, 0, 1, 2, 3, 12]);
    expect(indexes(product, gloss)).toEqual([-1, 3, 4, 5, 12]);
    expect(indexes(product, roll)).toEqual([-1, -0.5, 9, 10, 11, 12]);
    const short = {
      ...product,
      attributes: { ...product.attributes, gallery: [...gallery.slice(0, 3), inUse] },
    };
    // A picture in use is no picture of gloss.
    expect(gallerySlice(short, gloss)).toEqual({ from: 0, to: 3, isAsked: false });
    expect(indexes(short, gloss)).toEqual([-1, 0, 1, 2, 3]);
  });

  test('is never empty: a part that a gallery does not have gives way to the next that is asked for', () => {
    const short = { ...productWith(9, { id: 12, featured_category_id: 1 }) };
    expect(gallerySlice(short, roll)).toEqual({ from: 0, to: 4, isAsked: false });
    expect(gallerySlice(short, { ...gloss, cutting_id: 9 })).toEqual({ from: 3, to: 6, isAsked: true });
    expect(gallerySlice(productWith(2), nothing)).toEqual({ from: 0, to: 2, isAsked: false });
    expect(indexes(productWith(0), nothing)).toEqual([-1]);
  });

  test('has the film of a product in the place of its main picture, which is its poster', () => {
    expect(gallerySlides(lettering, 'vinyl-lettering', nothing)[0]).toEqual({
      kind: 'film',
      index: -1,
      alt: 'Vinyl Lettering Stickers, a short film',
      picture: '/images/main.webp',
      film: {
        mp4: '/videos/products/vinyl-lettering.mp4',
        webm: '/videos/products/vinyl-lettering.webm',
        captions: '/videos/products/vinyl-lettering.vtt',
        poster: '/videos/products/vinyl-lettering-poster.webp',
      },
    });
  });

  test('has the install-ready film and the lettering designer for vinyl lettering', () => {
    const kinds = gallerySlides(lettering, 'vinyl-lettering', nothing).map(({ kind, index }) => [
      kind,
      index,
    ]);
    expect(kinds.slice(0, 3)).toEqual([
      ['film', -1],
      ['film', -0.4],
      ['designer', -0.2],
    ]);
  });

  test('offers the lettering designer for lettering decals by either name, and for nothing else', () => {
    const decals = { ...sticker, url_slug: 'lettering-decals' };
    const transfer = { ...sticker, url_slug: 'transfer-decals' };
    expect(indexes(decals, nothing)).toContain(-0.2);
    expect(indexes(sticker, nothing, 'lettering-decals')).toContain(-0.2);
    expect(indexes(transfer, nothing, 'vinyl-lettering')).not.toContain(-0.2);
    expect(indexes(sticker, nothing)).not.toContain(-0.2);
  });
});

describe('the roll dispenser', () => {
  const fitting = [1, 2, 3, 4, 5, 7, 11];

  test('comes with rolls of the products that fit it, and with nothing else', () => {
    for (let product = 1; product <= 23; product += 1)
      for (const cutting of [null, 1, 2, 3, 4, 5, 6, 9, 10])
        expect([product, cutting, hasRollDispenser(product, cutting)]).toEqual([
          product,
          cutting,
          cutting === 9 && fitting.includes(product),
        ]);
  });

  test.each([
    [null, false],
    [1, false],
    [999, false],
    [1000, true],
    [5000, true],
  ])('at a quantity of %s is free: %s', (quantity, isFree) => {
    expect(isDispenserFree(quantity)).toBe(isFree);
  });
});

describe('the slide in view', () => {
  const subject = (product: Product, choice: GalleryChoice, itemSlug = 'die-cut') => ({
    product,
    itemSlug,
    choice,
  });
  const plain = subject(sticker, nothing);

  test('is the main one at first, whatever is chosen', () => {
    expect(
      [plain, subject(sticker, gloss), subject(sticker, roll), subject(cards, stock(1))].map(openingSlide),
    ).toEqual([-1, -1, -1, -1]);
  });

  test('is a picture of the stock that a card opens in, where its main picture shows another', () => {
    expect([1, 2, 3].map((id) => openingSlide(subject(cards, stock(id))))).toEqual([-1, 3, 6]);
    // One of one stock has a gallery of that alone.
    expect(openingSlide(subject(productWith(3, { id: 21, featured_category_id: 2 }), stock(3)))).toBe(-1);
    expect(openingSlide(subject(sticker, stock(2)))).toBe(-1);
  });

  test('is the film of the dispenser at first on the page about rolls, with the pictures of rolls', () => {
    expect(openingSlide(subject(sticker, roll, 'roll'))).toBe(-0.5);
    expect(indexes(sticker, roll, 'roll')).toEqual([-1, -0.5, 9, 10, 11]);
    expect(openingSlide(subject(sticker, nothing, 'roll'))).toBe(-1);
  });

  test.each<[string, GalleryChoice, GalleryChoice, number, number]>([
    ['gloss is chosen', nothing, gloss, 2, 3],
    ['a coating is chosen', gloss, coated, 4, 6],
    ['rolls are chosen', nothing, roll, 2, -0.5],
    ['rolls are left', roll, nothing, -0.5, -1],
    ['rolls are left for gloss', roll, gloss, 10, 3],
    ['something without pictures of its own is chosen', nothing, { ...nothing, finishing_id: 6 }, 2, 2],
  ])('moves to what was chosen when %s', (_, before, now, shown, expected) => {
    expect(followingSlide(subject(sticker, before), subject(sticker, now), shown)).toBe(expected);
  });

  test('moves to the pictures of the stock that was chosen', () => {
    expect(followingSlide(subject(cards, stock(1)), subject(cards, stock(3)), 1)).toBe(6);
  });

  test('starts again with another product', () => {
    expect(followingSlide(plain, subject(cards, stock(1)), 2)).toBe(-1);
    expect(followingSlide(plain, subject(sticker, roll, 'roll'), 2)).toBe(-0.5);
  });

  test('moves to the install-ready film and back', () => {
    const vinylOnly = subject(lettering, { ...nothing, install_ready: 'no' });
    const ready = subject(lettering, { ...nothing, install_ready: 'yes' });
    expect(followingSlide(vinylOnly, ready, 1)).toBe(-0.4);
    expect(followingSlide(ready, vinylOnly, -0.4)).toBe(-1);
  });
});

describe('special features', () => {
  const gold = { feature_id: 21, item_id: 101, side: 'front' } as const;
  const silver = { ...gold, item_id: 102 };
  const raised = { feature_id: 22, item_id: 121, side: 'front' } as const;
  const caption = 'Shown with gold foil, one of the special features.';
  const shows = new Map([
    [1, [gold]],
    [2, [gold, raised]],
    [5, [gold]],
  ]);
  const worked = {
    ...cards,
    attributes: {
      ...cards.attributes,
      gallery: cards.attributes.gallery.map((item, place) => {
        const print_features = shows.get(place);
        return print_features ? { ...item, caption, print_features } : item;
      }),
    },
  };
  const chosen = (...print_features: GalleryChoice['print_features']) => ({
    product: worked,
    itemSlug: 'premium-business-card',
    choice: { ...stock(1), print_features },
  });
  const onStock = (material_id: number, ...print_features: GalleryChoice['print_features']) => ({
    ...chosen(),
    choice: { ...stock(material_id), print_features },
  });

  test.each([
    ['to the picture that shows the feature that is chosen', chosen(), chosen(gold), -1, 1],
    ['to the one that shows most of what is chosen', chosen(gold), chosen(gold, raised), 1, 2],
    ['nowhere where no picture shows it', chosen(), chosen(silver), 0, 0],
    [
      'nowhere for a feature that a picture shows on the other side',
      chosen(),
      chosen({ ...gold, side: 'back' }),
      0,
      0,
    ],
    ['nowhere where what is shown stays chosen', chosen(gold), chosen(gold, silver), 0, 0],
    ['back to the main picture when what it shows is taken off', chosen(gold), chosen(), 1, -1],
    ['nowhere when something else is taken off than it shows', chosen(gold), chosen(), 0, 0],
    ['to the picture of the feature on the stock that is chosen', onStock(1, gold), onStock(2, gold), 1, 5],
    [
      'to the stock that is chosen where no picture shows the feature on it',
      onStock(1, gold),
      onStock(3, gold),
      1,
      6,
    ],
  ])('move the gallery %s', (_, before, now, shown, expected) => {
    expect(followingSlide(before, now, shown)).toBe(expected);
  });

  test('need no word once they are chosen', () => {
    const said = (...choices: GalleryChoice['print_features']) =>
      gallerySlides(worked, 'premium-business-card', { ...stock(1), print_features: choices }).map((slide) =>
        slide.kind === 'picture' && slide.caption ? slide.index : null,
      );
    expect(said()).toEqual([null, null, 1, 2]);
    expect(said(gold)).toEqual([null, null, null, 2]);
    expect(said(gold, raised)).toEqual([null, null, null, null]);
  });
});
