import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findFont } from '@kerf/sdk/rules';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { createArtworkLimits } from '../artwork/artwork-limits.js';
import { createFilePictures } from '../artwork/file-pictures.js';
import { createCartLimits } from '../cart/cart-limits.js';
import { openCarts } from '../cart/carts.js';
import { type Database, openDatabase } from '../db/open-database.js';
import { createGate } from '../http/gate.js';
import { commonHeaders } from '../http/headers.js';
import { createKeptAnswers } from '../http/kept-answers.js';
import { createTurns } from '../http/turns.js';
import { createLimits } from '../limits/limits.js';
import { openOrderBook } from '../orders/open-order-book.js';
import { openOrderDesk } from '../orders/order-desk.js';
import { createOrderLimits } from '../orders/order-limits.js';
import { createPaperPress } from '../papers/paper-press.js';
import { repositoryRoot } from '../paths.js';
import { createPasswords } from '../people/passwords.js';
import { createPeopleLimits } from '../people/people-limits.js';
import { loadCatalogue } from '../pricing/load-catalogue.js';
import { openQuotationDesk } from '../quotations/quotation-desk.js';
import { createQuotationLimits } from '../quotations/quotation-limits.js';
import { openQuoteDesk } from '../quotes/quote-desk.js';
import { createQuoteLimits } from '../quotes/quote-limits.js';
import { openReviewBook } from '../reviews/review-book.js';
import { createReviewPictures } from '../reviews/review-pictures.js';
import { createSampleLimit } from '../samples/sample-limits.js';
import { openSocial } from '../social/open-social.js';
import { openStorage } from '../storage/open-storage.js';
import { createTemplateLimits } from '../templates/template-limits.js';
import { pages } from './pages.js';
import { hashSource } from './security-headers.js';

const premium = '/business-cards/premium-business-card';
const kraftRoll = '/stickers/roll/kraft-paper';
const news = '/user-guide/latest-news/summer-hours';
const everyKind = [
  '/',
  '/stickers',
  kraftRoll,
  '/business-cards',
  premium,
  '/cart',
  '/sample-pack',
  news,
  '/nowhere',
];
let app: FastifyInstance;
let database: Database;
let place: Awaited<ReturnType<typeof temporaryPlace>>;
/** How many pages were drawn. Drawing one asks for the day, and nothing else does. */
let drawn = 0;

beforeAll(async () => {
  const catalogue = await loadCatalogue(join(repositoryRoot(), 'storefront/catalogue'));
  app = fastify();
  const publicUrl = 'https://kerf.example';
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders(publicUrl));
  });
  const answers = createKeptAnswers({
    maxBytes: 16_000_000,
    epoch: () => [catalogue],
    turns: createTurns(),
    isImproved: true,
  });
  place = await temporaryPlace();
  database = await openDatabase(place);
  const { db } = database;
  const limits = createLimits(db, () => new Date());
  const papers = createPaperPress();
  const gate = createGate(0, { maxWaiting: 1, maxWaitingOfBlock: 1 });
  const carts = openCarts({
    db,
    catalogue: () => catalogue,
    now: () => new Date('2026-03-02T01:00:00Z'),
    turns: createTurns(),
    limits: createCartLimits(limits, 600),
  });
  const people = {
    db,
    now: () => new Date(),
    limits: createPeopleLimits(limits),
    passwords: createPasswords(),
    orders: openOrderBook(db),
  };
  const storage = await openStorage(place, { isNew: true });
  const quotes = {
    db,
    storage,
    now: () => new Date(),
    catalogue: () => catalogue,
    people,
    limits: createQuoteLimits(limits),
  };
  await app.register(pages, {
    catalogue: () => catalogue,
    quotes: { desk: openQuoteDesk(quotes), parts: quotes },
    takeSample: createSampleLimit(limits),
    carts,
    social: openSocial({ people, providers: [], warn: () => {} }),
    people,
    payments: null,
    reviews: await openReviewBook(db),
    pictures: createFilePictures(),
    artwork: {
      db,
      storage,
      now: () => new Date(),
      limits: createArtworkLimits(limits),
      shopEmail: () => '',
      wake: () => {},
    },
    uploadGates: { orders: gate, quotes: gate },
    quotations: openQuotationDesk({
      db,
      now: () => new Date(),
      catalogue: () => catalogue,
      limits: createQuotationLimits(limits),
      turns: createTurns(),
      papers,
      publicUrl,
    }),
    desk: openOrderDesk({
      db,
      now: () => new Date(),
      catalogue: () => catalogue,
      limits: createOrderLimits(limits),
      artworksOf: async () => [],
      reviewPictures: createReviewPictures({ db, storage }, createTurns()),
      takesCards: false,
      knownOf: () => ({ sides: null, template_path: null }),
    }),
    papers,
    templateLimits: createTemplateLimits(limits),
    wakeMail: () => {},
    turns: createTurns(),
    now() {
      drawn++;
      return new Date('2026-03-02T01:00:00Z');
    },
    publicUrl,
    fixedAnswers: answers,
    chosenAnswers: answers,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
  await place.remove();
});

const read = async (url: string) => (await app.inject(url)).body;
const texts = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map((match) => match[1] ?? '');

describe('a page of the shop', () => {
  it.each(everyKind)('%s has one heading of the first level', async (url) => {
    expect(texts(await read(url), 'h1')).toHaveLength(1);
  });

  it.each(everyKind)(
    '%s allows each of its inline styles by hash, and has no style attribute or handler that its policy would drop',
    async (url) => {
      const response = await app.inject(url);
      const policy = String(response.headers['content-security-policy']);
      const styles = texts(response.body, 'style');
      expect(styles.length).toBeGreaterThan(0);
      for (const style of styles) expect(policy).toContain(hashSource(style));
      expect(policy).not.toContain('unsafe');
      expect(response.body).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    },
  );

  it.each(everyKind)('%s names each id once, and paints with nothing that it does not hold', async (url) => {
    const html = await read(url);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const painted = [...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(painted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each([
    ['/', 12],
    ['/stickers', 6],
    ['/business-cards', 6],
  ])(
    '%s lists every item with the photograph of what it opens with, and for how many the price is',
    async (url, count) => {
      const entries = texts(await read(url), 'li').filter((entry) => entry.includes('class="from"'));
      expect(entries).toHaveLength(count);
      for (const entry of entries) {
        expect(entry).toMatch(/<img src="[^"]+-(main|kiss-cut|sheet|roll|special)-480\.webp"/);
        const bySheet = entry.includes('href="/stickers/sheet"') ? ' sheets' : '';
        expect(entry).toMatch(new RegExp(`<small>\\d+${bySheet} for </small>\\$\\d+\\.\\d\\d<`));
      }
    },
  );

  it.each([
    ['/', '5-9'],
    [premium, '5-9'],
    ['/stickers/die-cut', '5-9'],
    ['/stickers/die-cut/dome-stickers', '8-12'],
    ['/stickers/vinyl-lettering', '6-10'],
  ])('%s promises the days that the arrival of what it opens with is counted by: %s', async (url, days) => {
    const html = await read(url);
    expect(texts(html, 'dl').at(-1)).toContain(`>${days} business days<`);
    expect(html).toContain('Most orders: 5-9 business days from approval to your door');
  });

  it('is sent over https for good, and never sniffed', async () => {
    const { headers } = await app.inject('/');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is found by the other slugs of its item too, and names its one address', async () => {
    const body = await read('/stickers/lettering-decals');
    expect(body).toContain('<link rel="canonical" href="https://kerf.example/stickers/vinyl-lettering"/>');
  });

  it('is not sent again while it is the same', async () => {
    const first = await app.inject(premium);
    const again = await app.inject({
      url: premium,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('finds its faces on a server of another version too, as they are there', async () => {
    const [own = ''] = /\/assets\/fonts\/[\w-]+\.woff2/.exec(await read(premium)) ?? [];
    const here = await app.inject(own);
    expect(here.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const there = await app.inject(own.replace(/[\da-f]{10}(?=\.)/, '0123456789'));
    expect([there.statusCode, there.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(there.rawPayload.equals(here.rawPayload)).toBe(true);
    expect((await app.inject('/assets/fonts/none-0123456789.woff2')).statusCode).toBe(404);
  });

  it('has the fonts of lettering for widgets anywhere', async () => {
    const answer = await app.inject(findFont('Pacifico')?.path ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'font/woff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('links only to pages that are there', async () => {
    const links = new Set<string>();
    for (const url of everyKind) {
      const html = await read(url);
      for (const [, path = ''] of html.matchAll(/<(?:a|link)\s[^>]*href="(\/(?!widgets\/)[^"#]*)/g))
        links.add(path);
    }
    expect(links.size).toBeGreaterThan(30);
    // Nobody is signed in here.
    expect((await app.inject('/account')).headers.location).toBe('/sign-in?redirect=/account');
    links.delete('/account');
    expect((await app.inject('/mypage/orders')).headers.location).toMatch(/^\/sign-in\?/);
    links.delete('/mypage/orders');
    for (const link of links) expect([link, (await app.inject(link)).statusCode]).toEqual([link, 200]);
  });

  it('is found without its last slash, and never leads to another host', async () => {
    expect((await app.inject('/business-cards/')).headers.location).toBe('/business-cards');
    expect((await app.inject('//evil.example/')).headers.location).toBe('/evil.example');
  });
});

describe('an address', () => {
  it.each([
    ['/Stickers', '/stickers'],
    ['/STICKERS/Roll/Kraft-Paper', '/stickers/roll/kraft-paper'],
    ['/Business-Cards/premium-business-card', premium],
    ['/Cart?key=42', '/cart?key=42'],
    ['/business-cards/Swing-Tags?width=40&Height=A', '/business-cards/swing-tags?width=40&Height=A'],
  ])('%s leads for good to the page that is written in small letters', async (url, location) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  it.each(['/Nowhere', '/Stickers/Dome', '//EVIL.example/stickers', '/stickers/roll/KRAFT-PAPER/x'])(
    '%s leads nowhere in small letters either',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  it.each(['Two%20words', '-', 'a--b', 'a/b', '%3Cb%3E', 'x'.repeat(101)])(
    'of a piece of news is a slug, which %s is not',
    async (slug) => {
      expect((await app.inject(`/user-guide/latest-news/${slug}`)).statusCode).toBe(404);
    },
  );

  it.each(['no-such-news', 'summer-hours/more', 'summer-hours.html'])(
    'of a piece of news that there is none of, such as %j, leads nowhere',
    async (slug) => {
      expect((await app.inject(`/user-guide/latest-news/${slug}`)).statusCode).toBe(404);
    },
  );

  it('of a piece of news is read in small letters, too', async () => {
    const { statusCode, headers } = await app.inject('/User-Guide/latest-news/Summer-Hours');
    expect([statusCode, headers.location]).toEqual([301, news]);
  });

  it.each([
    ['/user-guide', '/user-guide/artwork-guide'],
    ['/user-guide?utm_source=mail', '/user-guide/artwork-guide?utm_source=mail'],
  ])('%s leads for good to the artwork guide', async (url, location) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  it('/sample-pack is a page that leads back', async () => {
    const { statusCode, body } = await app.inject('/sample-pack');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<meta name="robots" content="noindex"/>');
    expect(body).toMatch(/<a [^>]*href="\/"[^>]* data-back/);
  });

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('%s has what browsers look for there', async (url, type) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
  });
});

it('a tab has its icon in pixels: one that is a drawing would be drawn on the page’s own thread', async () => {
  const { body } = await app.inject('/');
  const icons = [...body.matchAll(/<link rel="icon" href="([^"]+)"/g)].map(([, href = '']) => href);
  const types = await Promise.all(
    icons.map(async (href) => (await app.inject(href)).headers['content-type']),
  );
  expect(types).toEqual(['image/x-icon', 'image/png']);
});

describe('a page of search engines', () => {
  it('names a logo that is there', async () => {
    const [, told = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(await read('/')) ?? [];
    const graph: { '@type': string; logo?: string }[] = JSON.parse(told)['@graph'];
    const logo = graph.find((each) => each['@type'] === 'Organization')?.logo ?? '';
    const { statusCode, headers } = await app.inject(logo.replace('https://kerf.example', ''));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  });
});

describe('what stands below the choices of a card', () => {
  const isHidden = async (url: string): Promise<boolean> => {
    const [section = ''] = /<section [^>]*aria-labelledby="prices"[^>]*>/.exec(await read(url)) ?? [];
    expect(section).not.toBe('');
    return section.includes(' hidden');
  };
  it('opens with the prices where there are some, and without them for a special size', async () => {
    expect(await isHidden(premium)).toBe(false);
    expect(await isHidden(`${premium}?width=900&height=900`)).toBe(true);
  });

  it('keeps them on stickers, where they say why there are none', async () => {
    expect(await isHidden(`${kraftRoll}?width=900&height=900`)).toBe(false);
  });
});

describe('the words about artwork', () => {
  it('name every stock that white ink is offered on', async () => {
    const { products } = await loadCatalogue(join(repositoryRoot(), 'storefront/catalogue'));
    const offered = [...products.values()].filter(({ attributes }) =>
      attributes.colors.some(({ name }) => name === 'Full Colour and White'),
    );
    const called: Readonly<Record<string, string>> = {
      Transparent: 'clear film',
      'Custom Decals': 'custom decals',
      'Kraft Paper': 'kraft paper',
      'Gold Vinyl': 'gold',
      Hologram: 'hologram',
      'Silver Vinyl': 'silver',
    };
    expect(offered.map(({ name }) => name).sort()).toEqual(Object.keys(called).sort());
    const [said = ''] = /id="white-ink".*?<\/article>/s.exec(await read('/user-guide/artwork-guide')) ?? [];
    for (const words of Object.values(called)) expect(said.toLowerCase()).toContain(words);
  });

  it('tell that the page of a template is larger than the piece', async () => {
    const said = await read('/user-guide/latest-news/a-file-with-a-cut-line');
    expect(said).toContain('The page around it is larger');
    expect(said).not.toContain('It is as large as what you chose');
  });
});

describe('the news', () => {
  it('are listed, the newest first, each with its day and its address, and every page leads to the list', async () => {
    const list = await read('/user-guide/latest-news');
    const days = [...list.matchAll(/<time [^>]*dateTime="([^"]+)"/gi)].map(([, day]) => day);
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted().reverse());
    for (const [, path = ''] of list.matchAll(/<h2><a href="([^"]+)"/g))
      expect(await read(path)).toContain('<article>');
    expect(await read('/')).toContain('href="/user-guide/latest-news"');
  });

  it('tell search engines what an article has to say of itself', async () => {
    const body = await read(news);
    const [, told = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    const [article, way] = JSON.parse(told)['@graph'];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'Summer hours: ordering around Christmas and New Year',
      image: ['https://kerf.example/images/social/swing-tags.jpg'],
      datePublished: '2026-11-18',
      author: { '@type': 'Organization', name: 'Kerf', url: 'https://kerf.example/' },
    });
    expect(article.headline.length).toBeLessThanOrEqual(110);
    expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Latest news',
      article.headline,
    ]);
  });
});

describe('what the shop says of itself', () => {
  const house = ['/contact', '/returns', '/terms', '/privacy'];

  it.each(house)(
    '%s says who sells and how to reach them, and is led to from the foot of every page',
    async (path) => {
      const body = await read(path);
      for (const told of [
        'Kerf Print Pty Ltd',
        '51 824 753 556',
        'Marrickville NSW 2204',
        'mailto:hello@kerf.example',
      ])
        expect(body).toContain(told);
      expect(body).toContain('aria-label="Breadcrumb"');
      expect(await read('/sitemap.xml')).toContain(`<loc>https://kerf.example${path}</loc>`);
      for (const page of ['/', kraftRoll, '/cart', path, '/register'])
        expect((await read(page)).split('<footer')[1]).toContain(`href="${path}"`);
    },
  );

  it('stands by its work though it is made to order', async () => {
    const body = await read('/returns');
    expect(body).toContain('a refund, or a reprint');
    expect(body).toContain('Until you approve the proof of a piece you can cancel it');
    expect(body).not.toMatch(/made to order (can|may)(’t|not) be returned/i);
  });

  it('is named where somebody registers', async () => {
    const [main = ''] = (await read('/register')).split('<footer');
    expect(main).toContain('If you register, you agree to our <a href="/terms">');
    expect(main).toContain('href="/privacy"');
  });
});

describe('what search engines are told', () => {
  it('names every page that they may show at its one address, and no other', async () => {
    const robots = await app.inject('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Sitemap: https://kerf.example/sitemap.xml');
    const map = await app.inject('/sitemap.xml');
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = texts(map.body, 'loc');
    expect(places.filter((place) => place.includes('/docs/sdk/'))).toEqual([]);
    expect(places).toEqual([...new Set(places)]);
    for (const place of places) {
      const { statusCode, body } = await app.inject(place.replace('https://kerf.example', ''));
      expect([place, statusCode]).toEqual([place, 200]);
      expect(body).toContain(`<link rel="canonical" href="${place}"/>`);
      const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
      const graph: { '@type': string; url?: string; itemListElement?: { name: string }[] }[] =
        JSON.parse(data)['@graph'];
      expect(graph[0]).toMatchObject({
        '@type': expect.stringMatching(/^(Product|WebPage|Article)$/),
        url: place,
      });
      const kinds = graph.map((each) => each['@type']);
      expect([place, kinds.includes('WebSite')]).toEqual([place, place.endsWith('.example/')]);
      // They are told the way that the page shows, if any. One of a single step begins at home.
      const [, shown = ''] = /<nav[^>]* aria-label="Breadcrumb".*?<ol>(.*?)<\/ol>/s.exec(body) ?? [];
      const steps = [...shown.matchAll(/<li>.*?<\/li>/gs)].map(([item]) =>
        item
          .replace(/<[^>]+>/g, '')
          .replace('&lt;', '<')
          .replace('&amp;', '&'),
      );
      const way = graph.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
      const told = way.map(({ name }) => name);
      expect([place, told]).toEqual([place, steps.length === 1 ? ['Home', ...steps] : steps]);
    }
    const linked = [
      ...(await read('/')).matchAll(/href="(\/[^"#]*)"/g),
      ...(await read('/stickers')).matchAll(/href="(\/[^"#]*)"/g),
    ];
    for (const [, path = ''] of linked) {
      const isShown = (await read(path)).includes('rel="canonical"');
      if (isShown) expect(places).toContain(`https://kerf.example${path === '/' ? '/' : path}`);
    }
  });
});

describe('a page that is asked for again', () => {
  const countDrawn = async (urls: readonly string[], headers: Record<string, string> = {}) => {
    const before = drawn;
    const answers = await Promise.all(urls.map((url) => app.inject({ url, headers })));
    return { drawn: drawn - before, bodies: new Set(answers.map(({ body }) => body)) };
  };
  const tags = '/business-cards/swing-tags';

  it('is drawn once, however many ask at the same moment, and whatever else stands in the address', async () => {
    await app.inject(tags);
    const asked = ['', '?utm_source=mail', '?width=', '?product_id=9999&x=1', '?%00'];
    expect(await countDrawn(asked.map((query) => tags + query))).toMatchObject({ drawn: 0 });
    const other = `${premium}?product_id=17&width=72&height=43&kinds=1`;
    const many = await countDrawn(Array.from({ length: 30 }, () => other));
    expect([many.drawn, many.bodies.size]).toEqual([1, 1]);
    expect((await countDrawn(['/', '/?x=1', '/?x=2', '/?x=3'])).drawn).toBeLessThanOrEqual(1);
  });

  it('is drawn once for a configuration, however its address is written', async () => {
    const { drawn: times, bodies } = await countDrawn([
      `${premium}?product_id=17&width=71&height=44&kinds=1`,
      `${premium}?kinds=1&height=44&width=71&product_id=17`,
      `${premium}?kinds=1&height=44&width=71&product_id=17&gclid=1`,
    ]);
    expect([times, bodies.size]).toEqual([1, 1]);
    expect([...bodies][0]).toContain('71 × 44 mm');
  });

  it('is drawn once for all addresses where nothing is', async () => {
    await app.inject('/nowhere');
    const lost = ['/nowhere/1', '/stickers/none', '/business-cards/a/b/c', '/nowhere?x=2'];
    const { drawn: times, bodies } = await countDrawn(lost);
    expect([times, bodies.size]).toEqual([0, 1]);
    expect([...bodies][0]).not.toContain('nowhere');
  });

  it('is the same for who has a cart', async () => {
    for (const url of everyKind) {
      const mine = await app.inject({ url, headers: { 'kerf-cart': 'x'.repeat(43), cookie: 'cart=1' } });
      expect(mine.body).toBe(await read(url));
      expect(mine.headers['set-cookie']).toBeUndefined();
    }
  });

  it.each(['br', 'gzip'] as const)('comes in %s to who takes that alone', async (encoding) => {
    const packed = await app.inject({ url: premium, headers: { 'accept-encoding': encoding } });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    const html = (encoding === 'br' ? brotliDecompressSync : gunzipSync)(packed.rawPayload).toString();
    expect(html).toBe(await read(premium));
  });
});

describe('a quote page', () => {
  it('has its price table in the document, so that it can be read without JavaScript', async () => {
    const table = /<kerf-price-table[^>]*>(.*?)<\/kerf-price-table>/s.exec(await read(premium))?.[1];
    expect(table).toContain('shadowrootmode="open"');
    expect(table).toContain('$17.00');
  });

  it.each([premium, kraftRoll])(
    '%s goes on with a way to ask, then with reviews, what there is to read, artwork and services',
    async (url) => {
      const html = await read(url);
      const sections = [...html.matchAll(/<section [^>]*class="hold"/g)].map(
        ([tag]) => /aria-label(?:ledby)?="([^"]+)"/.exec(tag)?.[1],
      );
      expect(sections).toEqual([
        'prices',
        'ask',
        'reviews-title',
        'About this product',
        'artwork-title',
        'services',
      ]);
    },
  );

  it('has what there is to read in the document: the product, its special features, every stock, and answers', async () => {
    const html = await read(premium);
    const info = /<kerf-product-info[^>]*>(.*?)<\/kerf-product-info>/s.exec(html)?.[1] ?? '';
    const words = [
      'The card with special features.',
      'Get the most out of special business cards',
      'A string needs',
    ];
    const stocks = ['kind to small budgets', 'thickest and whitest', 'with the fibres showing'];
    const places = [...words, ...stocks].map((part) => info.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(info).toContain('Which stock should I take for embossing?');
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { mainEntity } = JSON.parse(data)['@graph'].find(
      (one: { '@type': string }) => one['@type'] === 'FAQPage',
    );
    const questions = mainEntity.map(({ name }: { name: string }) => name);
    expect(questions).toContain('Which stock should I take for embossing?');
    expect(new Set(questions).size).toBe(questions.length);
    // Of the stocks, the one that is chosen.
    expect(questions).toContain('Does it fingerprint?');
    expect(questions).not.toContain('Can I print white on it?');
  });

  it('tells of no special features where the card takes none', async () => {
    expect(await read('/business-cards/standard-business-card')).not.toContain('Get the most out of');
  });

  it('is called by the product that its query carries, where its address names another', async () => {
    const html = await read(`${kraftRoll}?product_id=1`);
    const trail = /<nav[^>]* class="crumbs".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(texts(html, 'h1')[0]).toMatch(/ on rolls$/);
    expect(texts(html, 'h1')[0]).not.toContain('Kraft');
    expect(trail).not.toContain('Kraft');
  });

  it('carries the state that its widgets start from, before the first of them', async () => {
    const html = await read(premium);
    expect(html.indexOf('id="kerf-state"')).toBeGreaterThan(0);
    expect(html.indexOf('id="kerf-state"')).toBeLessThan(html.indexOf('<kerf-'));
  });

  it('offers the live price of what it opens with to search engines', async () => {
    const text = texts(await read('/business-cards/swing-tags'), 'script').find((each) =>
      each.includes('schema.org'),
    );
    expect(JSON.parse(text ?? '')['@graph'][0].offers).toMatchObject({
      price: '13.00',
      priceCurrency: 'AUD',
    });
  });

  it('reopens a configuration that its address carries', async () => {
    expect(await read(`${premium}?product_id=17&width=80&height=50&kinds=1`)).toContain('80 × 50 mm');
  });

  it('opens as usual when its address carries nonsense', async () => {
    const response = await app.inject(
      `${premium}?product_id=__proto__&width=1e309&height=-1&kinds=%00&featured=1`,
    );
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('90 × 55 mm');
  });

  it.each([
    '/business-cards/no-such-item',
    `${premium}/no-such-product`,
    '/business-cards/__proto__',
    '/business-cards/%00',
    '/business-cards/die-cut',
    '/stickers/swing-tags',
    '/stickers/no-such-item',
    '/stickers/roll/no-such-product',
    '/stickers/roll/dome-stickers',
    '/stickers/roll/kraft-paper/deeper',
    `/business-cards/${'x'.repeat(500)}`,
  ])('is not there for %s, and says so with the status too', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(texts(response.body, 'h1')).toEqual(['There is nothing at this address']);
    expect(response.body).toContain('noindex');
  });
});

describe('a sticker page', () => {
  it.each(['die-cut', 'kiss-cut', 'sheet', 'roll', 'special', 'vinyl-lettering'])(
    'for %s opens with prices in the document, under the words that head them',
    async (item) => {
      const html = await read(`/stickers/${item}`);
      expect(texts(html, 'h2')).toContain('You can check prices here.');
      const table = /<kerf-price-table[^>]*>(.*?)<\/kerf-price-table>/s.exec(html)?.[1];
      expect(table).toMatch(/\$\d+\.\d\d/);
    },
  );

  it('is linked from the landing page for every item, and for every stock', async () => {
    const html = await read('/stickers');
    for (const item of ['die-cut', 'kiss-cut', 'sheet', 'roll', 'special', 'vinyl-lettering'])
      expect(html).toContain(`href="/stickers/${item}"`);
    for (const stock of ['die-cut/dome-stickers', 'die-cut/kraft-paper', 'vinyl-lettering/transfer-decals'])
      expect(html).toContain(`href="/stickers/${stock}"`);
    // In the text of the page, not only at its foot.
    const text = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(text).toContain('<a href="/vinyl-lettering-designer">Design vinyl lettering</a>');
  });

  it('is about the product that its address names', async () => {
    const html = await read(kraftRoll);
    expect(texts(html, 'h1')).toEqual(['Kraft Paper Stickers on rolls']);
    expect(texts(html, 'title')[0]).toContain('Kraft Paper Stickers on rolls');
    expect(html).toContain('"name":"Kraft Paper Stickers on rolls"');
  });

  it('shows the way to it: Stickers, the item, the product', async () => {
    const trail = /<nav[^>]* class="crumbs".*?<\/nav>/s.exec(await read(kraftRoll))?.[0] ?? '';
    expect([...texts(trail, 'a'), ...texts(trail, 'span')]).toEqual([
      'Stickers',
      'Roll Stickers',
      'Kraft Paper Stickers',
    ]);
    expect(trail).toContain('href="/stickers/roll"');
  });

  it('reopens a configuration that its address carries', async () => {
    const html = await read(
      '/stickers/die-cut?product_id=11&cutting_id=2&width=60&height=70&quantity=300&kinds=1',
    );
    expect(html).toContain('60 × 70 mm');
    expect(/<nav[^>]* class="crumbs".*?<\/nav>/s.exec(html)?.[0]).toContain('Kraft Paper Stickers');
  });

  it('may play the films of its own origin, and of no other', async () => {
    const { headers } = await app.inject('/stickers/roll');
    expect(headers['content-security-policy']).toContain("media-src 'self';");
  });
});
