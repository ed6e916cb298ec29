import { afterEach, expect, test } from 'vitest';
import { createShop } from './create-shop.js';
import * as face from './index.js';
import { answerCatalogue, sampleCart, startTestShop, succeed, type TestShop } from './testing/test-shop.js';
import { waitForPrices } from './testing/wait-for.js';

const shops: TestShop[] = [];
afterEach(async () => {
  await Promise.all(shops.splice(0).map((shop) => shop.close()));
});

test('a shop is configured, priced and bought from in code', async () => {
  const server = await startTestShop((call, response) => {
    if (!answerCatalogue(call, response)) succeed(response, sampleCart(['a']));
  });
  shops.push(server);
  const shop = createShop({ api: server.api });
  await shop.openConfiguration('main', { item: 'business-cards' });
  shop.chooseQuantity('main', 3);
  shop.toggleFeature('main', { feature_id: 21, item_id: 211, side: 'back' });
  const state = await waitForPrices(shop.runtime);
  expect(face.submitStatus(state)).toBe('add');
  expect(face.totalCents(state)).toBe(500 * 110);
  expect(await shop.submit('main')).toEqual({ ok: true, lineId: 'a' });
  await shop.changeLine('a', { quantity: 250, kinds: 1 });
  expect(shop.store.snapshot().cart.cart?.lines).toHaveLength(1);
  expect((await shop.client.fetchRange('business-cards')).products).toHaveLength(2);
});

test('two shops share nothing', () => {
  const [one, other] = [createShop({ api: '/api' }), createShop({ api: '/api' })];
  one.runtime.state.cart.token = 'secret';
  expect(other.store.snapshot().cart.token).toBeNull();
});

test('every function of the package has a name of its own', () => {
  expect(Object.keys(face).sort()).toMatchInlineSnapshot(`
    [
      "PricingError",
      "applySelectionQuery",
      "businessDays",
      "canCompare",
      "canSubmit",
      "checkCount",
      "checkQuantity",
      "checkSelectedQuantity",
      "checkSelectedSets",
      "checkSelectedSize",
      "checkSets",
      "checkSize",
      "choiceState",
      "chooseOption",
      "chosenProduct",
      "createShop",
      "etaText",
      "featureSides",
      "filterSizeText",
      "filterWholeText",
      "formatMoney",
      "formatShippingDate",
      "gridColumns",
      "gstIncluded",
      "isFeatureChosen",
      "isPricingError",
      "isShippingFree",
      "kindsOf",
      "legalFeatures",
      "messages",
      "nearestChoice",
      "offeredFeatures",
      "offeredMaterials",
      "offeredOptions",
      "openingSelection",
      "parsePricingQuery",
      "productName",
      "quantityOf",
      "requestSummaryText",
      "savingsPercent",
      "selectedRow",
      "shippingFee",
      "shippingLine",
      "shownFeatures",
      "submitStatus",
      "summaryParts",
      "summaryText",
      "toCents",
      "toDollars",
      "toOrderPayload",
      "toPricingQuery",
      "toPricingRequest",
      "toProblem",
      "toSelectionQuery",
      "totalCents",
      "version",
    ]
  `);
});
