/**
 * What travels between a shop and whoever embeds it: the shapes, as schemas and as types of the same name, the calls,
 * the limits, and the messages that people read.
 * Imported from `@kerf/sdk/contract`.
 *
 * @packageDocumentation
 */
export {
  AddressBook,
  AddressEntry,
  addressRoutes,
  SavedAddress,
  Suburb,
  Suburbs,
} from './contract/addresses.js';
export { ApiErrorBody, type Success } from './contract/answer.js';
export {
  Artwork,
  ArtworkBox,
  Artworks,
  ArtworkWarning,
  artworkStates,
  artworkWarningCodes,
} from './contract/artwork.js';
export {
  type ArtworkKind,
  type ArtworkRefusalCode,
  artworkAccept,
  artworkKinds,
  artworkRefusals,
  artworkRoutes,
  maxArtworkBytes,
  maxArtworks,
  maxArtworkWarnings,
} from './contract/artwork-routes.js';
export { boundedList, boundedText, boundedWhole } from './contract/bounded.js';
export {
  Cart,
  CartAnswer,
  CartLine,
  CartLineChange,
  LineOutcome,
  LineQuotation,
  OrderPayload,
} from './contract/cart.js';
export { cartRoutes, cartTokenHeader } from './contract/cart-routes.js';
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
  australianStates,
  codeSymbols,
  countDebounce,
  currency,
  customQuantityDebounce,
  customSetsDebounce,
  defaultFeaturedItem,
  defaultFeatureIndex,
  emailCheckDebounce,
  excludedFeatureIds,
  joiningPoints,
  lineStages,
  maxAccountEvents,
  maxAddresses,
  maxAddressLength,
  maxAttachmentBytes,
  maxAttachments,
  maxCartLines,
  maxCompared,
  maxCuts,
  maxEmailLength,
  maxFeatureChoices,
  maxFeatureSelections,
  maxIdentities,
  maxIdLength,
  maxInfoEntries,
  maxListedOrders,
  maxListedQuantities,
  maxMessageFiles,
  maxNameLength,
  maxOptions,
  maxOrderEvents,
  maxOrderMessages,
  maxPasswordLength,
  maxPersonNameLength,
  maxPricedChoices,
  maxPriceParts,
  maxProducts,
  maxProofLength,
  maxProofs,
  maxSessions,
  maxSets,
  maxShippingMethods,
  maxSpecialCuts,
  maxSpecialItems,
  maxStickersPerSheet,
  maxSuburbs,
  maxWordsLength,
  messageWriters,
  minPasswordLength,
  orderEvents,
  paymentStates,
  paymentWays,
  presetSets,
  pricingDebounce,
  proofDecisions,
  quantityMaxLength,
  rememberedFor,
  rollCuttingId,
  sheetCuttingId,
  signedInPause,
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
export { orderRoutes, ordersPath } from './contract/order-routes.js';
export {
  Address,
  LineStage,
  Order,
  OrderEvent,
  OrderLine,
  OrderSummary,
  PaymentState,
  PaymentWay,
} from './contract/orders.js';
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
export { printFeatureCodes } from './contract/print-feature-codes.js';
export {
  FeatureInfo,
  InfoList,
  InfoQuestion,
  maxThickness,
  maxWhiteness,
  ProductInfo,
  ProductInformation,
  StockFacts,
  type Suitability,
  suitabilities,
} from './contract/product-info.js';
export {
  BankDetails,
  ChangeRequest,
  MessageFile,
  NewMessage,
  OrderDetail,
  OrderList,
  OrderMessage,
  Proof,
  Reordered,
} from './contract/proofs.js';
export {
  maxBillAddressLength,
  maxQuotations,
  quotationDays,
  quotationPath,
  quotationRoutes,
  quotationsPath,
} from './contract/quotation-routes.js';
export {
  BillTo,
  NewQuotation,
  NewQuotationAnswer,
  NewQuotedItem,
  Quotation,
  QuotationAnswer,
  QuotationInCart,
  QuotationIntoCart,
  QuotationList,
  QuotationSummary,
  QuotedItem,
} from './contract/quotations.js';
export {
  QuoteRequestInput,
  QuoteSent,
  SpecialAddon,
  SpecialProcessing,
  SpecialRequestInput,
} from './contract/quote-requests.js';
export {
  type QuoteType,
  quotePagePath,
  quotePathCookie,
  quoteRoutes,
  quoteTypes,
  type UtmName,
  utmNames,
} from './contract/quote-routes.js';
export {
  apiBase,
  idempotencyKeyHeader,
  paymentNoticePath,
  routes,
} from './contract/routes.js';
export { Selection } from './contract/selection.js';
export { Holiday, ShippingInfo } from './contract/shipping-info.js';
export { shippingPath, shippingRoutes } from './contract/shipping-routes.js';
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
