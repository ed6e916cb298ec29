/**
 * Everything that changes a shop, as functions over its runtime: what a `Shop` binds. A widget imports the ones it uses,
 * so that its script carries no others. Imported from `@kerf/sdk/actions`.
 *
 * @packageDocumentation
 */

export { addComparedToCart, isRepeatedComparison } from './store/actions/add-compared-to-cart.js';
export {
  type AddedToCart,
  addToCart,
  type CartPlace,
  isRepeatedAddition,
} from './store/actions/add-to-cart.js';
export { adoptCart, adoptPageCart } from './store/actions/adopt-cart.js';
export { applyQuery, applySelection } from './store/actions/apply-selection.js';
export { changeLine, removeLine, restoreLine } from './store/actions/change-line.js';
export { chooseOption } from './store/actions/choose-option.js';
export { chooseQuantity } from './store/actions/choose-quantity.js';
export { isCommonPassword } from './store/actions/common-password.js';
export { loadCompared, removeCompared } from './store/actions/compare.js';
export { priceCompared } from './store/actions/compare-prices.js';
export { designLettering } from './store/actions/design-lettering.js';
export { drawingUrl } from './store/actions/drawing-url.js';
export { explainedQuery, readOptionPrices, readPriceParts } from './store/actions/explain-price.js';
export { followCart } from './store/actions/follow-cart.js';
export { holdConfiguration } from './store/actions/hold-configuration.js';
export { keepCart } from './store/actions/keep-cart.js';
export { type Comparison, keepForComparing } from './store/actions/keep-for-comparing.js';
export { loadCart } from './store/actions/load-cart.js';
export { loadProductInfo } from './store/actions/load-product-info.js';
export { loadShipping } from './store/actions/load-shipping.js';
export { type Opening, openConfiguration } from './store/actions/open-configuration.js';
export { openLettering } from './store/actions/open-lettering.js';
export {
  addressPaper,
  answerProof,
  cancelPiece,
  loadOrder,
  loadOrders,
  orderAgain,
  removeArtwork,
  rereadOrders,
  reviewPiece,
  writeToShop,
} from './store/actions/orders.js';
export { putFirst } from './store/actions/put-first.js';
export {
  billQuotation,
  makeQuotation,
  orderQuotation,
  type QuotationOutcome,
  quotationFile,
} from './store/actions/quotations.js';
export { keepUtm, loadSpecialProcessing, requestQuote } from './store/actions/quote-requests.js';
export {
  type CodeSent,
  checkEmail,
  enterCode,
  register,
  startRegistration,
} from './store/actions/register.js';
export { retry } from './store/actions/retry.js';
export { loadReviews, type ReviewsAsked, turnReviews } from './store/actions/reviews.js';
export { setConsent } from './store/actions/set-consent.js';
export { type LetteringShape, shapeLettering } from './store/actions/shape-lettering.js';
export { hasCompared, openCompared, showCompared } from './store/actions/show-compared.js';
export {
  adoptSession,
  checkOrderNumber,
  continueAsGuest,
  forgetPassword,
  goAsGuest,
  goesAsGuest,
  heedRank,
  knowGuest,
  knowVisitor,
  openOrder,
  type SignedInMember,
  signIn,
  signOut,
} from './store/actions/sign-in.js';
export { confirmSocially, type SocialEntry, signInSocially } from './store/actions/social-sign-in.js';
export { toggleFeature } from './store/actions/toggle-feature.js';
export { type TypedOption, typeOption } from './store/actions/type-option.js';
export { forgetUpload, type KeptUpload, keepUpload, keptUploads } from './store/actions/uploads.js';
export { isRemembered } from './store/person.js';
export type { CartChange, LineChange } from './store/show-cart.js';
