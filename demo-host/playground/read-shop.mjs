/** What the playground's server reads from the shop: its manifest and what it sells, as any stranger could. */
import { readManifest } from './manifest.js';

/** How long a call may take, ms. */
const patience = 10_000;
/** How long what the shop sells is remembered, ms. */
const freshFor = 60_000;
/** The most items that are offered. */
const mostItems = 200;

/** The shop can't be read. The message says to people what to do. */
export class ShopAway extends Error {}

async function ask(shop, path) {
  const answer = await fetch(shop + path, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (!answer) throw new ShopAway(`The shop at ${shop} does not answer. Start it, then try again.`);
  if (!answer.ok)
    throw new ShopAway(
      `The shop at ${shop} has no ${path}. Run “npm run build” there, start it, then try again.`,
    );
  return answer;
}

/** The widgets of the shop. @returns {Promise<import('./manifest.js').Vocabulary>} */
export async function readVocabulary(shop) {
  const answer = await ask(shop, '/docs/custom-elements.json');
  return readManifest(await answer.json());
}

/** @type {Map<string, { items: Promise<object[]>, until: number }>} */
const remembered = new Map();

/**
 * The items of the shop, in the order of its site map, each with its products.
 * @returns {Promise<{ slug: string, name: string, products: { slug: string, name: string }[] }[]>}
 */
export function readItems(shop) {
  const known = remembered.get(shop);
  if (known && known.until > Date.now()) return known.items;
  const items = findItems(shop);
  remembered.set(shop, { items, until: Date.now() + freshFor });
  // A shop that was away is asked again.
  items.catch(() => remembered.delete(shop));
  return items;
}

async function findItems(shop) {
  const siteMap = await (await ask(shop, '/sitemap.xml')).text();
  // The last part of an item's address is its name, and a product's address is below it.
  const paths = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const slugs = paths.flatMap((each) => /^\/(?!docs\/)[a-z0-9-]+\/([a-z0-9-]+)$/.exec(each)?.[1] ?? []);
  const found = await Promise.all(
    [...new Set(slugs)].slice(0, mostItems).map((slug) => readItem(shop, slug)),
  );
  return found.filter(Boolean);
}

/** An item as the catalogue has it, or null where the name is no item's. */
async function readItem(shop, slug) {
  const address = `${shop}/api/quote/get/featured-items?slug=${slug}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (!answer?.ok) return null;
  const { item, products } = (await answer.json()).data;
  return {
    slug: item.slug,
    name: item.name,
    products: products.map(({ url_slug, name }) => ({ slug: url_slug, name })),
  };
}
