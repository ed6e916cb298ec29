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

/** Parts that the widgets of a page have before any script runs, each with its tag. */
function partsIn(html: string): string[] {
  const tags: string[] = [];
  const found: string[] = [];
  for (const [, end, tag, parts] of html.matchAll(/<(\/?)(kerf-[a-z-]+)|\spart="([^"]+)"/g)) {
    if (tag && end) tags.pop();
    else if (tag) tags.push(tag);
    else if (tags.length) found.push(...(parts ?? '').split(' ').map((part) => `${tags.at(-1)} ${part}`));
  }
  return found;
}

test('Every part that a page of the shop can style stands in the reference', async ({ request }) => {
  const manifest = await (await request.get('/docs/custom-elements.json')).json();
  const known = new Set<string>();
  for (const { tagName, cssParts = [] } of manifest.modules.flatMap(
    ({ declarations = [] }: { declarations?: object[] }) => declarations,
  ))
    for (const { name } of cssParts) known.add(`${tagName} ${name}`);
  const map = await (await request.get('/sitemap.xml')).text();
  const unknown = new Set<string>();
  let seen = 0;
  for (const [, address = ''] of map.matchAll(/<loc>([^<]+)/g))
    for (const part of partsIn(await (await request.get(new URL(address).pathname)).text())) {
      seen += 1;
      if (!known.has(part)) unknown.add(part);
    }
  expect([...unknown]).toEqual([]);
  expect(seen).toBeGreaterThan(1_000);
});

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
