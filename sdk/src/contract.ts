/**
 * What travels between a shop and whoever embeds it: the shapes, as schemas and as types of the same name, the calls,
 * the limits, and the messages that people read.
 * Imported from `@kerf/sdk/contract`.
 *
 * @packageDocumentation
 */
export { ApiErrorBody, type Success } from './contract/answer.js';
export { boundedList, boundedText, boundedWhole } from './contract/bounded.js';
export { Cart, CartAnswer, CartLine, CartLineChange, LineOutcome, OrderPayload } from './contract/cart.js';
export {
  Addon,
  AttributeLookup,
  Color,
  Cutting,
  DimensionLookup,
  FeaturedItem,
  FeaturedPrice,
  GalleryItem,
  InstallReady,
  Named,
  PremiumProcessing,
  PrintFeature,
  PrintFeatureChoice,
  Product,
  ProductAttributes,
  Range,
  Shape,
  Size,
  Thumbnails,
} from './contract/catalogue.js';
export {
  codeSymbols,
  countDebounce,
  currency,
  customQuantityDebounce,
  customSetsDebounce,
  defaultFeaturedItem,
  defaultFeatureIndex,
  excludedFeatureIds,
  joiningPoints,
  maxAccountEvents,
  maxAddressLength,
  maxCartLines,
  maxCuts,
  maxEmailLength,
  maxFeatureChoices,
  maxFeatureSelections,
  maxIdentities,
  maxIdLength,
  maxListedQuantities,
  maxNameLength,
  maxOptions,
  maxPasswordLength,
  maxPersonNameLength,
  maxPricedChoices,
  maxPriceParts,
  maxProducts,
  maxSessions,
  maxSets,
  maxShippingMethods,
  maxStickersPerSheet,
  maxWordsLength,
  minPasswordLength,
  presetSets,
  pricingDebounce,
  quantityMaxLength,
  rememberedFor,
  rollCuttingId,
  sheetCuttingId,
  sizeInputDebounce,
  sizeMaxLength,
  sizeValidationDebounce,
  standardBusinessCard,
  stickerPricingDebounce,
  stickerSizeInputDebounce,
  verificationCodeLength,
} from './contract/limits.js';
export * as messages from './contract/messages.js';
export { type Cents, DollarAmount, type Dollars } from './contract/money.js';
export { Opening } from './contract/opening.js';
export {
  AccountEnd,
  AccountEvent,
  type AccountEventName,
  AccountRecord,
  accountEvents,
  EmailChange,
  EmailChangeEnd,
  ForgotPassword,
  Guest,
  GuestInfo,
  MemberLogin,
  NameChange,
  NonMemberLogin,
  PasswordChange,
  Rank,
  Registration,
  RegistrationEnd,
  RememberedSession,
  Session,
  Sessions,
  SessionTokens,
  SignedIn,
  SocialHandle,
  User,
  UserCart,
  Verification,
  VerificationAnswer,
  VerificationRequest,
  Visitor,
} from './contract/people.js';
export { memberHintName, otherSitePath, peopleRoutes, sessionMessageType } from './contract/people-routes.js';
export { FeaturePrice, OptionPrice, OptionPrices, PricePart, PriceParts } from './contract/price-detail.js';
export {
  type PricingAnswer,
  PricingRefusal,
  PricingRequest,
  PricingRow,
  ShippingOption,
} from './contract/pricing.js';
export {
  apiBase,
  cartTokenHeader,
  idempotencyKeyHeader,
  routes,
} from './contract/routes.js';
export { Selection } from './contract/selection.js';
export {
  Identities,
  Identity,
  type SocialAnswer,
  SocialAuth,
  SocialConfirmation,
} from './contract/social.js';
export {
  emptyEmail,
  type SocialMessage,
  type SocialProviderName,
  socialMessageType,
  socialProviderNames,
  socialProviders,
  socialReturnMark,
  socialReturnName,
} from './contract/social-message.js';
