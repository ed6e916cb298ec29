/** What there is to read about a product, its stocks and its special features. */
import { enums, type Infer, nullable, object } from 'superstruct';
import { boundedList, boundedText, boundedWhole } from './bounded.js';
import { maxAddressLength, maxInfoEntries, maxProducts, maxWordsLength } from './limits.js';

/** How well a stock takes a pencil, a marker, a ball point pen or a stamp, from the best. */
export const suitabilities = ['Excellent', 'Good', 'Poor', 'Not Recommended'] as const;
export type Suitability = (typeof suitabilities)[number];

/** The most that a stock has of thickness and of whiteness; the least of both is 1. */
export const maxThickness = 5;
export const maxWhiteness = 4;

const words = boundedText(maxWordsLength);
const Suits = enums(suitabilities);

/** A list of facts under a heading. */
export const InfoList = object({ title: boundedText(), items: boundedList(words, maxInfoEntries) });
export type InfoList = Infer<typeof InfoList>;

/** A question that buyers ask, and its answer. */
export const InfoQuestion = object({ question: boundedText(), answer: words });
export type InfoQuestion = Infer<typeof InfoQuestion>;

/** How a stock of cards and tags looks, and what writes on it. */
export const StockFacts = object({
  finishing: boundedText(),
  /** From 1, the thinnest, to {@link maxThickness}. */
  thickness: boundedWhole(1, maxThickness),
  /** From 1, the brownest, to {@link maxWhiteness}. */
  whiteness: boundedWhole(1, maxWhiteness),
  writing: object({ pencil: Suits, marker: Suits, ball_point: Suits, stamp: Suits }),
});
export type StockFacts = Infer<typeof StockFacts>;

/** What is read about a product or a stock. */
export const ProductInfo = object({
  /** What products (`prod_info_ref`) and their materials (`ref`) name it by. */
  ref: boundedText(),
  title: boundedText(),
  subtitle: words,
  descriptions: boundedList(words, maxInfoEntries),
  /** A film about it: its path in the shop without the ending, as in `Thumbnails`; null where there is none. */
  video: nullable(boundedText(maxAddressLength)),
  lists: boundedList(InfoList, maxInfoEntries),
  closing: words,
  faqs: boundedList(InfoQuestion, maxInfoEntries),
  /** Of a stock of cards and tags; null of everything else. */
  stock: nullable(StockFacts),
  /** What its second tab says, on the pages that have one. */
  second: nullable(
    object({
      title: boundedText(),
      descriptions: boundedList(words, maxInfoEntries),
      lists: boundedList(InfoList, maxInfoEntries),
    }),
  ),
});
export type ProductInfo = Infer<typeof ProductInfo>;

/** What is read about a special feature. */
export const FeatureInfo = object({
  /** Of the print feature. */
  code: boundedText(),
  /** On its tab. */
  name: boundedText(),
  title: boundedText(),
  descriptions: boundedList(words, maxInfoEntries),
  lists: boundedList(InfoList, maxInfoEntries),
});
export type FeatureInfo = Infer<typeof FeatureInfo>;

/** Everything there is to read on the page of an item while one product is chosen. */
export const ProductInformation = object({
  /** About the products that can be switched to and about their stocks, each once. */
  infos: boundedList(ProductInfo, maxProducts),
  /** About its special features, in the order of their tabs. */
  features: boundedList(FeatureInfo, maxInfoEntries),
});
export type ProductInformation = Infer<typeof ProductInformation>;
