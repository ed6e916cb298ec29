import { previewPage, sentencePage } from './preview-page.mjs';
import { readItems, readVocabulary, ShopAway } from './read-shop.mjs';

/**
 * What the playground asks of its server: the preview, and what the shop sells. Null for any other address.
 * @param {{ pathname: string, search: string }} address
 * @param {{ shop: string, host: string }} places
 */
export async function answerPlayground({ pathname, search }, places) {
  const { shop } = places;
  try {
    if (pathname === '/playground/preview')
      return await previewPage(search, await readVocabulary(shop), places);
    if (pathname === '/playground/items.json')
      return { status: 200, type: 'application/json', text: JSON.stringify(await readItems(shop)) };
  } catch (error) {
    if (!(error instanceof ShopAway)) throw error;
    return sentencePage(502, [error.message], shop);
  }
  return null;
}
