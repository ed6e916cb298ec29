/** Every address that a page of the shop names leads somewhere; the documentation's own links are walked by `docs.spec.ts`. */
import { expect, test } from '@playwright/test';

/** Addresses that a page names: links, pictures, forms that only read, places of the site map. */
function addressesIn(text: string): string[] {
  const named = [...text.matchAll(/\s(?:href|src)="([^"]+)"|<loc>([^<]+)<\/loc>/g)].map(
    ([, link, place]) => link ?? place ?? '',
  );
  const pictures = [...text.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
  );
  return [...named, ...pictures].map((address) => address.replaceAll('&amp;', '&'));
}

test('Whatever a page of the shop leads to is there', async ({ request, baseURL }) => {
  const shop = baseURL ?? '';
  const seen = new Set<string>();
  const broken: string[] = [];
  const waiting: { address: string; from: string }[] = ['/', '/sitemap.xml'].map((address) => ({
    address,
    from: '',
  }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    if (seen.has(address)) continue;
    seen.add(address);
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() >= 400) broken.push(`${answer.status()} ${address} on ${from}`);
    const { location = '', 'content-type': type = '' } = answer.headers();
    const isRead = /html|xml/.test(type) && !address.startsWith('/docs');
    const named = isRead ? addressesIn(await answer.text()) : [];
    for (const each of location ? [...named, location] : named) {
      const url = new URL(each, shop + address);
      // Templates are drawn for who asks, so many an hour.
      const isDrawn = url.pathname.startsWith('/artwork-guide/configured/');
      if (url.origin === new URL(shop).origin && !isDrawn)
        waiting.push({ address: url.pathname + url.search, from: address });
    }
  }
  expect(broken).toEqual([]);
  // The pages of every product, their pictures and templates are among them.
  expect(seen.size).toBeGreaterThan(500);
});
