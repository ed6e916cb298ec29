import { describe, expect, it } from 'vitest';
import { type StructuredProduct, structuredData, structuredPage } from './structured-data.js';

const swingTags: StructuredProduct = {
  name: 'Swing Tags',
  meta: {
    title: 'Swing Tags | Kerf',
    description: 'Tags',
    image: 'https://kerf.example/assets/share.png',
    url: 'https://kerf.example/business-cards/swing-tags',
  },
  price: 13,
  trail: [
    { label: 'Business Cards', path: '/business-cards' },
    { label: 'Swing Tags', path: null },
  ],
  origin: 'https://kerf.example',
  review: { count: 0, average: 0 },
  faqs: [],
};

const graphOf = (changes: Partial<StructuredProduct> = {}) =>
  JSON.parse(structuredData({ ...swingTags, ...changes }))['@graph'];

describe('what search engines are told', () => {
  it('is a product with its name, picture, address and an offer in Australian dollars', () => {
    expect(graphOf()[0]).toMatchObject({
      '@type': 'Product',
      name: 'Swing Tags',
      image: 'https://kerf.example/assets/share.png',
      offers: { '@type': 'Offer', price: '13.00', priceCurrency: 'AUD' },
    });
  });

  it('claims no rating without reviews, and the average with them', () => {
    expect(graphOf()[0]).not.toHaveProperty('aggregateRating');
    expect(graphOf({ review: { count: 4, average: 4.5 } })[0].aggregateRating).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 4,
    });
  });

  it('names the way to the page, each step with its full address', () => {
    expect(graphOf()[1].itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Business Cards',
        item: 'https://kerf.example/business-cards',
      },
      { '@type': 'ListItem', position: 2, name: 'Swing Tags' },
    ]);
  });

  it('begins a way of one step at home, since search engines take none that is shorter than two', () => {
    const trail = [{ label: 'Business Cards', path: '/business-cards' }];
    const names = graphOf({ trail })[1].itemListElement.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Home', 'Business Cards']);
  });

  it('answers the questions that the page answers, and is no page of questions without any', () => {
    expect(graphOf()).toHaveLength(2);
    const faqs = [{ question: 'Is it waterproof?', answer: 'No.' }];
    expect(graphOf({ faqs })[2]).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it waterproof?',
          acceptedAnswer: { '@type': 'Answer', text: 'No.' },
        },
      ],
    });
  });

  it('is of a page that shows no one product what it leads to, in its order', () => {
    const { meta, origin } = swingTags;
    const trail = [
      { label: 'Home', path: '/' },
      { label: 'Business cards', path: null },
    ];
    const entries = [
      { name: 'Swing Tags', path: '/business-cards/swing-tags' },
      { name: 'Standard', path: '/business-cards/standard-business-card' },
    ];
    const graph = JSON.parse(structuredPage({ meta, trail, origin, entries }))['@graph'];
    expect(graph.map((each: { '@type': string }) => each['@type'])).toEqual([
      'WebPage',
      'BreadcrumbList',
      'ItemList',
    ]);
    expect(graph[1].itemListElement[0]).toMatchObject({ name: 'Home', item: 'https://kerf.example/' });
    expect(graph[2].itemListElement[1]).toEqual({
      '@type': 'ListItem',
      position: 2,
      name: 'Standard',
      url: 'https://kerf.example/business-cards/standard-business-card',
    });
    const kinds = (url: string) =>
      JSON.parse(structuredPage({ meta: { ...meta, url }, origin }))['@graph'].map(
        (each: { '@type': string }) => each['@type'],
      );
    expect(kinds(`${origin}/`)).toEqual(['WebPage', 'WebSite', 'Organization']);
    expect(kinds(`${origin}/shipping`)).toEqual(['WebPage']);
  });

  it('can neither end its script element nor start a comment, whatever a product is called', () => {
    const name = '</script><script>alert(1)</script><!-- \u2028 & "quoted"';
    const text = structuredData({ ...swingTags, name });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  });
});
