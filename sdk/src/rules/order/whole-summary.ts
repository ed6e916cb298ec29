/** A configuration in words for who sees nothing of it: with what designed letters spell. */
import type { Product, Range } from '../../contract/catalogue.js';
import type { LetteringDesign } from '../../contract/lettering.js';
import type { PricingRequest } from '../../contract/pricing.js';
import type { Selection } from '../../contract/selection.js';
import { letteringWords } from '../lettering/lettering.js';
import { describe, describeSelected, only, summaryLine } from './summary.js';

const withLetters = (parts: ReturnType<typeof describe>, lettering: LetteringDesign | undefined): string[] =>
  only([...parts.full, lettering && letteringWords(lettering)]);

/** What is selected, part by part. */
export const wholeSummaryParts = (range: Range, selection: Selection): string[] =>
  withLetters(describeSelected(range, selection), selection.lettering);

/** The same as a line of text. */
export const wholeSummaryText = (range: Range, selection: Selection): string =>
  summaryLine(wholeSummaryParts(range, selection));

/**
 * The same of a configuration as it travels, which reads as that of the selection it came from. A height that the font of
 * its letters gave is a height like any other.
 */
export function requestSummaryText(product: Product, request: PricingRequest): string {
  const { lettering, auto_height, ...others } = request;
  const isKnown = auto_height && request.height;
  return summaryLine(withLetters(describe(product, isKnown ? others : request), lettering));
}
