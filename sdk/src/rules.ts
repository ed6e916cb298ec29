/**
 * The rules of the trade: pure functions that browser and server share. They read no clock, no locale and no network.
 * Imported from `@kerf/sdk/rules`.
 *
 * @packageDocumentation
 */
export {
  addressDoubt,
  addressFaults,
  addressFields,
  addressKey,
  addressLines,
  addressLinesWithPhone,
  emptyAddress,
  type KnownSuburbs,
  stateOfPostalCode,
  type TypedAddress,
  toAddress,
} from './rules/address/address.js';
export { type ArtworkFigure, artworkFigure } from './rules/artwork/artwork-figure.js';
export {
  checkArtwork,
  isCutLine,
  type OrderedPiece,
  type PlacedPicture,
  type ReadArtwork,
  type ReadPage,
  unreadableArtwork,
} from './rules/artwork/check-artwork.js';
export { missingArtwork, partThere, type SidesThere } from './rules/artwork/missing-artwork.js';
export { type PlacedArtwork, placeArtwork } from './rules/artwork/place-artwork.js';
export { artworkRefusal, attachmentRefusal, pictureRefusal } from './rules/artwork/refused-file.js';
export { type FactRow, factRows } from './rules/compare/fact-rows.js';
export { type Fact, factsOf } from './rules/compare/facts.js';
export {
  addBusinessDays,
  type DeliverySpan,
  deliverySpan,
  type IsDayOff,
  isBusinessDay,
  toDay,
  toIsoDate,
} from './rules/delivery/business-days.js';
export {
  type CalendarDay,
  type CalendarMonth,
  calendarMonth,
  dayWords,
  estimateWords,
  holidayWords,
  monthsBetween,
} from './rules/delivery/delivery-calendar.js';
export { servicePromises } from './rules/delivery/service-promises.js';
export { formatShippingDate } from './rules/delivery/shipping-date.js';
export {
  freeShippingAmount,
  freeShippingFrom,
  isShippingFree,
  shippingAfterCancel,
  shippingFee,
  shippingLine,
} from './rules/delivery/shipping-fee.js';
export { businessDays, etaText, standardTurnaround, type Turnaround } from './rules/delivery/turnaround.js';
export { featureWords, noneItemId, withoutNone } from './rules/features/feature-choice.js';
export {
  choiceState,
  type FeatureSelection,
  type FeatureSide,
  featureHint,
  featureSides,
  isFeatureChosen,
  legalFeatures,
  offeredFeatures,
  shownFeatures,
  toggleChoice,
} from './rules/features/print-features.js';
export { filmFiles } from './rules/gallery/film-files.js';
export { type GalleryChoice, gallerySlides, rollDispenserFilm } from './rules/gallery/gallery-slides.js';
export {
  galleryPictureSizes,
  pictureCopy,
  pictureSet,
  pictureWidths,
} from './rules/gallery/picture-copies.js';
export { freeDispenserFrom, hasRollDispenser, isDispenserFree } from './rules/gallery/roll-dispenser.js';
export { followingSlide, type GallerySubject, openingSlide } from './rules/gallery/shown-slide.js';
export type { FilmFiles, Slide } from './rules/gallery/slide.js';
export {
  hasInfoHeader,
  hasSecondTab,
  type InfoEntry,
  infoRefs,
  informationKey,
  informedFeatures,
  productEntries,
  showsProductInfo,
  stockEntries,
} from './rules/information/product-info.js';
export { isAutoHeight } from './rules/lettering/auto-height.js';
export { type FontStyle, findFont, type LetteringFont, letteringFonts } from './rules/lettering/fonts.js';
export {
  letteringLines,
  letteringText,
  letteringWords,
  mmPerPx,
  plainDesign,
} from './rules/lettering/lettering.js';
export {
  autoHeight,
  isSmallCharacter,
  type LetteringFault,
  type MeasuredCharacter,
  missingFault,
  nameCharacters,
  smallFault,
  textFault,
} from './rules/lettering/lettering-faults.js';
export { openingDesign } from './rules/lettering/opening-design.js';
export { cents, dollars, formatMoney, gstIncluded, toCents, toDollars } from './rules/money/money.js';
export { type Sale, saleSums } from './rules/money/sale-sums.js';
export { chooseOption } from './rules/options/choose-option.js';
export {
  offeredAddonItems,
  offeredAdhesives,
  offeredFinishings,
  offeredInstallReady,
  offeredMaterials,
  offeredOrientations,
  offeredPremium,
  offeredShapes,
} from './rules/options/offered-lists.js';
export {
  type OfferedChoice,
  type OfferedChoices,
  type OfferedCount,
  type OfferedFeature,
  type OfferedOption,
  offeredOptions,
  optionLabel,
} from './rules/options/offered-options.js';
export { openingSelection } from './rules/options/opening-selection.js';
export type { ChoiceField, OptionField, OptionId } from './rules/options/option-field.js';
export { optionWords } from './rules/options/option-words.js';
export { applySelectionQuery, toSelectionQuery } from './rules/options/selection-query.js';
export { settle } from './rules/options/settle.js';
export { type WayOut, waysOut } from './rules/options/ways-out.js';
export { artworkAgainWords, artworkDoubts } from './rules/order/again-words.js';
export { artworkSent } from './rules/order/artwork-sent.js';
export { type ArtworkThere, artworkThere, isDesigned } from './rules/order/artwork-there.js';
export type { Configuration } from './rules/order/configuration.js';
export { comesBack, type Held } from './rules/order/give-back.js';
export { type ReadLineChange, readLineChange, type TypedLine } from './rules/order/line-change.js';
export { messageFault, toMessageText } from './rules/order/message-text.js';
export { toOrderPayload } from './rules/order/order-payload.js';
export {
  isPaid,
  isReadyForPress,
  type LineAct,
  nextStage,
  paymentAfterRefund,
} from './rules/order/order-stages.js';
export {
  nextWords,
  type OrderStep,
  orderSteps,
  paidWords,
  paymentWords,
  stageWords,
} from './rules/order/order-words.js';
export { pointsBackWords, pointsWorth, usablePoints } from './rules/order/points.js';
export { reorderedWords } from './rules/order/reordered-words.js';
export { dueDay, formatShopDay, formatShopTime, lastShopDay, toShopDay } from './rules/order/shop-time.js';
export { canCompare, canSubmit, submitStatus } from './rules/order/submit-status.js';
export { shortSummaryText, summaryText } from './rules/order/summary.js';
export { requestSummaryText, wholeSummaryParts, wholeSummaryText } from './rules/order/whole-summary.js';
export {
  type FollowUp,
  followUp,
  freshCartPath,
  isOwnPath,
  type Redirect,
  type SignInPlace,
} from './rules/people/follow-up.js';
export {
  emailFault,
  emailKey,
  type InputFault,
  isEmail,
  nameFault,
  nameFaults,
  passwordFault,
} from './rules/people/person-input.js';
export { drawingPath } from './rules/prices/drawing-path.js';
export { linePicturePath } from './rules/prices/line-picture-path.js';
export { type PriceChanges, toPriceChanges } from './rules/prices/price-changes.js';
export { toPricedQuery } from './rules/prices/priced-query.js';
export {
  letteringFields,
  type PricingQueryFault,
  parsePricingQuery,
  toPricingQuery,
} from './rules/prices/pricing-query.js';
export { toPricingRequest } from './rules/prices/pricing-request.js';
export { isSettled, selectedRow, totalCents } from './rules/prices/total.js';
export { formatUnitPrices, type PricedQuantity, savingsPercent } from './rules/prices/unit-price.js';
export { itemPath, type QuoteRoot, quoteRoot, quoteRoots } from './rules/products/item-path.js';
export { chosenProduct, productName } from './rules/products/product.js';
export { type ProductLine, productLine } from './rules/products/product-line.js';
export { isListPriced } from './rules/products/supply.js';
export { type CountCheck, type CountField, checkCount } from './rules/quantity/counts.js';
export { formatQuantity } from './rules/quantity/format-quantity.js';
export {
  checkQuantity,
  checkSelectedQuantity,
  type QuantityCheck,
} from './rules/quantity/quantity.js';
export { quantityOf, setsOf } from './rules/quantity/selected.js';
export { checkSelectedSets, checkSets, type SetsCheck } from './rules/quantity/sets.js';
export { parseWhole, wholeNumberMessage } from './rules/quantity/whole-number.js';
export { billToFaults, billToFields, billToLines, toBillTo } from './rules/quotation/bill-to.js';
export {
  holdWords,
  quotationSums,
  quotedDetails,
  quotedQuantity,
} from './rules/quotation/quotation-words.js';
export { quoteCart } from './rules/quotation/quote-cart.js';
export { quoteConfiguration } from './rules/quotation/quote-configuration.js';
export {
  askerFaults,
  quoteEmailFault,
  quoteQuantityFault,
  type TypedAsker,
} from './rules/quotes/quote-input.js';
export { quoteTypeOf, toQuotedConfiguration } from './rules/quotes/quote-request.js';
export {
  addonsOfItems,
  isSpecial,
  type OfferedSpecial,
  offeredSpecials,
  type SpecialChoice,
  settleSpecials,
  specialFaults,
  specialRange,
  toggleSpecial,
} from './rules/quotes/special-processing.js';
export { reviewFault } from './rules/reviews/review-fault.js';
export { countOf, pagesAround, pagesOf, readFilter, readPage } from './rules/reviews/review-pages.js';
export {
  clampRate,
  customerName,
  cutComment,
  formatAverage,
  rateWords,
  reviewCount,
  reviewLine,
} from './rules/reviews/review-words.js';
export {
  checkSelectedSize,
  checkSize,
  type Measured,
  parseSize,
  type Side,
  type SizeCheck,
} from './rules/size/size.js';
