import { toPricingQuery } from '@kerf/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '../../tests/open-app.js';
import { card } from '../../tests/orders.js';
import { temporaryPlace } from '../../tests/temporary-place.js';
import { fixedTemplates, templatePath } from '../templates/fixed-templates.js';
import { readTemplate } from '../templates/testing/read-template.js';
import { pages } from './pages.js';

describe('Templates', () => {
  let app: FastifyInstance;
  let place: Awaited<ReturnType<typeof temporaryPlace>>;
  beforeAll(async () => {
    place = await temporaryPlace();
    app = (await openApp(place, { pages })).app;
  });
  afterAll(async () => {
    await app.close();
    await place.remove();
  });

  test('are there under every address of the list, as a PDF under both names', async () => {
    expect(fixedTemplates.map((template) => templatePath(template, 'pdf'))).toEqual([
      ...['50x50', '50x75', '75x75', '50x100', '75x100', '100x100'].map(
        (size) => `/artwork-guide/stickers/square/${size}mm.pdf`,
      ),
      ...['50x50', '75x75', '100x100'].map((size) => `/artwork-guide/stickers/circle/${size}mm.pdf`),
      '/artwork-guide/business-cards/90x55mm.pdf',
    ]);
    for (const template of fixedTemplates) {
      const [pdf, ai] = [
        await app.inject(templatePath(template, 'pdf')),
        await app.inject(templatePath(template, 'ai')),
      ];
      expect([pdf.statusCode, ai.statusCode]).toEqual([200, 200]);
      expect(pdf.rawPayload.equals(ai.rawPayload)).toBe(true);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect([pdf.headers['content-type'], ai.headers['content-type']]).toEqual([
        'application/pdf',
        'application/illustrator',
      ]);
      expect(ai.headers['content-disposition']).toMatch(/^attachment; filename=.*mm\.ai$/);
      expect(pdf.headers['cache-control']).toMatch(/^public, max-age=86400/);
    }
  });

  const configured = (name: string, query = '') => app.inject(`/artwork-guide/configured/${name}?${query}`);

  test('are there of exactly what is configured, a page for each side', async () => {
    const query = toPricingQuery({ ...card, width: 61.3, height: 47.8, printed_side_id: 2 });
    const answer = await configured('premium-business-card.pdf', query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('61.3x47.8mm.pdf');
    const read = await readTemplate(answer.rawPayload);
    expect(read).toHaveLength(2);
    for (const { trim } of read) {
      expect(trim.right - trim.left).toBeCloseTo(61.3, 2);
      expect(trim.top - trim.bottom).toBeCloseTo(47.8, 2);
    }
  });

  test('without choices are those of how the page opens; how many are ordered changes nothing', async () => {
    const opened = await configured('die-cut.pdf');
    expect(opened.statusCode).toBe(200);
    const [one, many] = [
      await configured('premium-business-card.pdf', toPricingQuery(card)),
      await configured('premium-business-card.pdf', toPricingQuery({ ...card, quantity: 5_000, kinds: 9 })),
    ];
    expect(many.headers.etag).toBe(one.headers.etag);
  });

  test.each([
    ['/artwork-guide/stickers/square/51x51mm.pdf', 'There is a template of some sizes'],
    ['/artwork-guide/stickers/circle/50x75mm.ai', 'There is a template of some sizes'],
    ['/artwork-guide/stickers/square/50x50mm.svg', 'There is a template of some sizes'],
    ['/artwork-guide/business-cards/..%2f..%2fetc%2fpasswd', 'There is a template of some sizes'],
    [`/artwork-guide/stickers/${'9'.repeat(300)}`, 'There is a template of some sizes'],
    ['/artwork-guide/configured/nothing.pdf', 'There is no template of this choice'],
    ['/artwork-guide/configured/die-cut.doc', 'There is no template of this choice'],
    ['/artwork-guide/configured/die-cut.pdf?width=1&height=1', 'There is no template of this choice'],
    ['/artwork-guide/configured/die-cut.pdf?width=99999&height=99999', 'There is no template of this choice'],
  ])('are missed in words at %s', async (path, words) => {
    const answer = await app.inject(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(words);
  });

  test('are drawn so often for one address and no more', async () => {
    const remoteAddress = '203.0.113.9';
    const ask = async (width: number) => {
      const url = `/artwork-guide/configured/die-cut.pdf?width=${width}&height=40`;
      return (await app.inject({ url, remoteAddress })).statusCode;
    };
    // A size that can't be made costs nothing and counts for nothing.
    expect(await ask(1)).toBe(404);
    for (let times = 0; times < 240; times++) expect(await ask(50)).toBe(200);
    expect(await ask(50)).toBe(429);
    expect(await ask(1)).toBe(404);
  });
});
