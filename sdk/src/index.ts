/**
 * The Kerf shop as data and functions. {@link createShop} is the way in; beside it stand the trade's rules, which are
 * pure and usable alone, and the shapes that travel.
 *
 * @packageDocumentation
 */
export type { Cart, CartAnswer, CartLine, CartLineChange, OrderPayload } from './contract/cart.js';
export type {
  FeaturedItem,
  FeaturedPrice,
  Named,
  PrintFeature,
  PrintFeatureChoice,
  Product,
  ProductAttributes,
  Range,
  Size,
} from './contract/catalogue.js';
export { messages } from './contract/messages.js';
export type {
  PricingAnswer,
  PricingRefusal,
  PricingRequest,
  PricingRow,
  ShippingOption,
} from './contract/pricing.js';
export type { Selection } from './contract/selection.js';
export { createShop, type Shop } from './create-shop.js';
export { isPricingError, PricingError, type PricingErrorDetail } from './errors/pricing-error.js';
export { toProblem } from './errors/to-problem.js';
export { chosenProduct } from './rules/chosen-product.js';
export type { Configuration } from './rules/configuration.js';
export { businessDays, etaText, type Turnaround } from './rules/eta.js';
export { formatShippingDate } from './rules/format-date.js';
export { isShippingFree, shippingFee, shippingLine } from './rules/free-shipping.js';
export { gridColumns } from './rules/grid-columns.js';
export { kindsOf } from './rules/kinds.js';
export { formatMoney, gstIncluded, toCents, toDollars } from './rules/money.js';
export { offeredMaterials } from './rules/offered-materials.js';
export { openingSelection } from './rules/opening-selection.js';
export { type CountCheck, checkCount } from './rules/option-tree/check-count.js';
export { chooseOption } from './rules/option-tree/choose-option.js';
export { type NearestChoice, nearestChoice } from './rules/option-tree/nearest-choice.js';
export type {
  Offered,
  OfferedChoice,
  OfferedChoices,
  OfferedCount,
  OfferedOption,
} from './rules/option-tree/offered-option.js';
export { offeredOptions } from './rules/option-tree/offered-options.js';
export type { ChoiceField, CountField, OptionField, OptionId } from './rules/option-tree/option-field.js';
export { toOrderPayload } from './rules/order-payload.js';
export { type PricingQueryFault, parsePricingQuery, toPricingQuery } from './rules/pricing-query.js';
export { toPricingRequest } from './rules/pricing-request.js';
export {
  choiceState,
  type FeatureSelection,
  type FeatureSide,
  featureSides,
  isFeatureChosen,
  legalFeatures,
  offeredFeatures,
  shownFeatures,
} from './rules/print-features.js';
export { productName } from './rules/product-name.js';
export { checkQuantity, checkSelectedQuantity, type QuantityCheck } from './rules/quantity.js';
export { type QuantityStatus, quantityOf } from './rules/quantity-status.js';
export { type PricedQuantity, savingsPercent } from './rules/savings.js';
export { selectedRow } from './rules/selected-row.js';
export { applySelectionQuery, toSelectionQuery } from './rules/selection-query.js';
export { checkSelectedSets, checkSets, type SetsCheck } from './rules/sets.js';
export {
  checkSelectedSize,
  checkSize,
  filterSizeText,
  type SizeCheck,
  type SizeOptions,
} from './rules/size.js';
export { canCompare, canSubmit, submitStatus } from './rules/submit-status.js';
export { requestSummaryText, summaryParts, summaryText } from './rules/summary.js';
export { totalCents } from './rules/total.js';
export { filterWholeText } from './rules/whole-text.js';
export type { Opening } from './store/actions/open-configuration.js';
export type { Submission } from './store/actions/submit.js';
export type { RuntimeOptions } from './store/create-runtime.js';
export type { Runtime, Send } from './store/runtime.js';
export type { CartState, ConfigurationState, Problem, ShopState } from './store/shop-state.js';
export type { CartChange } from './store/show-cart.js';
export { version } from './version.js';
