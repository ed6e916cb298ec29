/** Limits and waits of the trade, each named once. Lengths mm, times ms. */
export const currency = 'AUD';

export const sizeMaxLength = 6;
export const quantityMaxLength = 6;
/** Sets that are offered in a list, and the most that can be ordered. */
export const presetSets = 10;
export const maxSets = 99;
export const maxFeatureSelections = 3;
export const maxCuts = 30;
export const maxStickersPerSheet = 30;
/** What is asked for to start with, as the pictures of sheets and of special shapes show it: nobody wants a sheet with one. */
export const openingCounts = { cut_per_shape: '4', ea: '12' } as const;

/** The most that one text on the wire holds, characters: of a name; of words to read; of an address; of an id or secret. */
export const maxNameLength = 200;
export const maxWordsLength = 2000;
export const maxAddressLength = 4000;
export const maxIdLength = 200;
/** The most that one list on the wire holds. */
export const maxOptions = 500;
export const maxProducts = 200;
/** Paragraphs, lists, their facts, or questions, in what is read about one product. */
export const maxInfoEntries = 40;
export const maxListedQuantities = 200;
export const maxFeatureChoices = 40;
export const maxShippingMethods = 20;
export const maxCartLines = 100;
/** Configurations that are kept for comparing. */
export const maxCompared = 12;
export const maxPricedChoices = 2000;
export const maxPriceParts = 100;

/** Of people: characters of a first or last name, of an address of e-mail, of a password. */
export const maxPersonNameLength = 100;
export const maxEmailLength = 254;
export const minPasswordLength = 6;
export const maxPasswordLength = 200;
export const maxSessions = 100;
export const maxIdentities = 20;
export const maxAccountEvents = 200;
/** Addresses that one account keeps, and suburbs that are proposed at one time. */
export const maxAddresses = 20;
export const maxSuburbs = 8;

/** Codes that prove an address: characters, and the symbols that nobody takes for one another. */
export const verificationCodeLength = 4;
export const codeSymbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What joining gives, points. */
export const joiningPoints = 2;
/** How long a member is kept signed in who asked for it, s. */
export const rememberedFor = 2_592_000;

export const pricingDebounce = 10;
export const stickerPricingDebounce = 150;
export const sizeInputDebounce = 450;
export const stickerSizeInputDebounce = 500;
export const sizeValidationDebounce = 200;
export const customQuantityDebounce = 500;
export const customSetsDebounce = 500;
export const countDebounce = 500;
export const letteringDebounce = 500;

/** Ids that rules name. */
export const standardBusinessCard = { productId: 16, itemSlug: 'standard-business-card' } as const;
/** The one that letters can be designed for. */
export const letteringProductId = 9;
export const sheetCuttingId = 3;
export const rollCuttingId = 9;
/** How stickers are wound: the edge that leaves the roll first, by id of the orientation. */
export const leadingEdges: Readonly<Record<number, 'top' | 'bottom' | 'left' | 'right'>> = {
  53: 'top',
  54: 'bottom',
  55: 'left',
  56: 'right',
};
export const defaultFeaturedItem = 'swing-tags';
export const excludedFeatureIds = { sided: [45], unsided: [44, 36] } as const;

/** The index that stands for "none" in each print feature; foil stamping starts empty. */
export const defaultFeatureIndex: Readonly<Record<string, number>> = {
  'emboss-deboss': 2,
  'die-cut': 0,
  'punch-holes2': 6,
  'tag-strings': 7,
  fold: 0,
};

/** Where orders go. */
export const australianStates = ['ACT', 'NSW', 'QLD', 'SA', 'TAS', 'VIC', 'WA', 'NT'] as const;

/** How far a piece of an order can have come. */
export const lineStages = [
  'placed',
  'artwork-received',
  'proof-sent',
  'change-asked',
  'approved',
  'in-production',
  'shipped',
  'delivered',
  'cancelled',
] as const;
/** How much of the artwork of a piece can be there. */
export const artworkAmounts = ['none', 'part', 'all'] as const;
export const paymentStates = ['unpaid', 'paid', 'partly-refunded', 'refunded'] as const;
export const paymentWays = ['invoice', 'card'] as const;
/** What is written down of an order. */
export const orderEvents = [
  'placed',
  'artwork-received',
  'artwork-removed',
  'proof-sent',
  'change-asked',
  'approved',
  'paid',
  'production-started',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export const maxOrderEvents = 1000;
export const maxListedOrders = 100;
/** What was said to a proof. */
export const proofDecisions = ['approved', 'change-asked'] as const;
/** Who writes messages about an order. */
export const messageWriters = ['customer', 'shop'] as const;
/** Of an order: proofs of all its pieces, and the messages that are shown of it. */
export const maxProofs = 500;
export const maxOrderMessages = 500;
/** Files that come with one message. */
export const maxMessageFiles = 4;
/** Bytes of a proof. */
export const maxProofLength = 10_485_760;

/** Of a request for a quote: how long an address of e-mail rests before it is looked up, ms. */
export const emailCheckDebounce = 300;
/** Of special processing: how long a size rests that is typed before it is looked at, ms. */
export const specialSizeDebounce = 1000;
/** Of special processing: choices of its own, cuts in one piece, files, and bytes of each file. */
export const maxSpecialItems = 3;
export const maxSpecialCuts = 10_000;
export const maxAttachments = 4;
export const maxAttachmentBytes = 20 * 1_048_576;
/** From "Logged in Successfully", or the thanks for joining, to what was under way before, ms. */
export const signedInPause = 2_000;

/** Of reviews: stars, characters of title and comment, pictures, and how many stand on one page. */
export const minReviewRate = 1;
export const maxReviewRate = 5;
export const maxReviewTitleLength = 100;
export const maxReviewLength = 2000;
export const maxReviewImages = 4;
export const reviewsPerPage = 5;
/** All of them, those with pictures, or those of so many stars. */
export const reviewFilters = ['all', 'images', '5', '4', '3', '2', '1'] as const;
/** Characters of a comment that are shown before it is unfolded. */
export const reviewCutLength = 260;
/** Numbers of pages that are shown, and how many pages there are taken to be until the answer says it. */
export const reviewPagesShown = 3;
export const placeholderReviewPages = 10;
/** From the last press on a page to the asking, ms. */
export const reviewPagingDebounce = 300;

/** Of vinyl lettering: characters, line breaks included, and lines. */
export const maxLetteringLength = 120;
export const maxLetteringLines = 6;
export const letterAlignments = ['left', 'center', 'right'] as const;
/** Fonts are drawn at this size, px; lines have the gap between them, px. */
export const letteringFontSize = 100;
export const letteringLineGap = 10;
/** The least that each character measures, mm. */
export const minCharacterSize = 10;
/** A lower height than this stands for the one that font and width have by themselves, mm. */
export const autoHeightBelow = 30;
