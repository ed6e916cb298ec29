/** The entries of the package: what a stranger can import, written down, so that a change of it is a decision. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as actions from './actions.js';
import * as contract from './contract.js';
import * as drawing from './drawing.js';
import * as entry from './index.js';
import * as rules from './rules.js';
import * as runtime from './runtime.js';

const names = (module: object) => Object.keys(module).sort();

test('the package has six entries', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(Object.keys(exports)).toEqual(['.', './actions', './contract', './drawing', './rules', './runtime']);
});

test('@kerf/sdk is the shop', () => {
  expect(names(entry)).toMatchInlineSnapshot(`
    [
      "PricingError",
      "createShop",
      "isPricingError",
      "version",
    ]
  `);
});

test('@kerf/sdk/actions is what changes a shop', () => {
  expect(names(actions)).toMatchInlineSnapshot(`
    [
      "addToCart",
      "adoptCart",
      "applyQuery",
      "applySelection",
      "changeLine",
      "chooseOption",
      "chooseQuantity",
      "loadCart",
      "openConfiguration",
      "removeLine",
      "retry",
      "toggleFeature",
      "typeOption",
    ]
  `);
});

test('@kerf/sdk/runtime is what the widgets of a page share', () => {
  expect(names(runtime)).toMatchInlineSnapshot(`
    [
      "createRuntime",
      "isTokenKept",
      "readyConfiguration",
      "sharedRuntime",
      "version",
    ]
  `);
});

test('@kerf/sdk/contract is what travels', () => {
  expect(names(contract)).toMatchInlineSnapshot(`
    [
      "Addon",
      "ApiErrorBody",
      "AttributeLookup",
      "Cart",
      "CartAnswer",
      "CartLine",
      "CartLineChange",
      "Color",
      "Cutting",
      "DimensionLookup",
      "DollarAmount",
      "FeaturedItem",
      "FeaturedPrice",
      "GalleryItem",
      "InstallReady",
      "Named",
      "Opening",
      "OrderPayload",
      "PremiumProcessing",
      "PricingRefusal",
      "PricingRequest",
      "PricingRow",
      "PrintFeature",
      "PrintFeatureChoice",
      "Product",
      "ProductAttributes",
      "Range",
      "Selection",
      "Shape",
      "ShippingOption",
      "Size",
      "Thumbnails",
      "apiBase",
      "boundedList",
      "boundedText",
      "boundedWhole",
      "cartTokenHeader",
      "countDebounce",
      "currency",
      "customQuantityDebounce",
      "customSetsDebounce",
      "defaultFeatureIndex",
      "defaultFeaturedItem",
      "excludedFeatureIds",
      "idempotencyKeyHeader",
      "maxAddressLength",
      "maxCartLines",
      "maxCuts",
      "maxFeatureChoices",
      "maxFeatureSelections",
      "maxIdLength",
      "maxListedQuantities",
      "maxNameLength",
      "maxOptions",
      "maxProducts",
      "maxSets",
      "maxShippingMethods",
      "maxStickersPerSheet",
      "maxWordsLength",
      "messages",
      "presetSets",
      "pricingDebounce",
      "quantityMaxLength",
      "rollCuttingId",
      "routes",
      "setsMaxLength",
      "sheetCuttingId",
      "sizeInputDebounce",
      "sizeMaxLength",
      "sizeValidationDebounce",
      "standardBusinessCard",
      "stickerPricingDebounce",
      "stickerSizeInputDebounce",
    ]
  `);
  expect(names(contract.messages)).toMatchInlineSnapshot(`
    [
      "askForQuotation",
      "cutsAbove",
      "cutsRequired",
      "general",
      "quantityAbove",
      "quantityBelow",
      "quantityEmpty",
      "setsEmpty",
      "sizeAbove",
      "sizeBelow",
      "sizeRequired",
      "stickerQuantityOutside",
      "stickerSizeAbove",
      "stickersPerSheetAbove",
      "stickersPerSheetRequired",
    ]
  `);
});

test('@kerf/sdk/drawing is the engine that draws', () => {
  expect(names(drawing)).toMatchInlineSnapshot(`
    [
      "blankPiece",
      "bleedBox",
      "cutPath",
      "defaultPalette",
      "drawPiece",
      "drawThumbnail",
      "edgeDetail",
      "grow",
      "marginsOf",
      "metalGradient",
      "metalOf",
      "mm",
      "node",
      "outlinePath",
      "pieceOf",
      "shapePath",
      "toSvgText",
      "withRulers",
    ]
  `);
});

test('@kerf/sdk/rules are the rules of the trade', () => {
  expect(names(rules)).toMatchInlineSnapshot(`
    [
      "applySelectionQuery",
      "businessDays",
      "canCompare",
      "canSubmit",
      "cents",
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
      "dollars",
      "etaText",
      "featureSides",
      "filmFiles",
      "filterSizeText",
      "filterWholeText",
      "followingSlide",
      "formatMoney",
      "formatShippingDate",
      "formatUnitPrices",
      "freeDispenserFrom",
      "freeShippingAmount",
      "freeShippingFrom",
      "gallerySlides",
      "gstIncluded",
      "hasRollDispenser",
      "isDispenserFree",
      "isFeatureChosen",
      "isListPriced",
      "isShippingFree",
      "largeWidth",
      "legalFeatures",
      "noneItemId",
      "offeredAddonItems",
      "offeredAdhesives",
      "offeredFeatures",
      "offeredFinishings",
      "offeredInstallReady",
      "offeredMaterials",
      "offeredOptions",
      "offeredOrientations",
      "offeredPremium",
      "offeredShapes",
      "openingSelection",
      "openingSlide",
      "parsePricingQuery",
      "parseSize",
      "parseWhole",
      "productLine",
      "productName",
      "quantityOf",
      "requestSummaryText",
      "rollDispenserFilm",
      "savingsPercent",
      "selectedRow",
      "setsOf",
      "settle",
      "shippingFee",
      "shippingLine",
      "shownFeatures",
      "smallPicture",
      "smallWidth",
      "submitStatus",
      "summaryParts",
      "summaryText",
      "toCents",
      "toDollars",
      "toOrderPayload",
      "toPricingQuery",
      "toPricingRequest",
      "toSelectionQuery",
      "totalCents",
      "withoutNone",
    ]
  `);
});
