/** How a sticker is supplied: its cutting, and whether that has a listed price. */
import type { Cutting, Product } from '../../contract/catalogue.js';

/** Whether a supply is made to a listed price; the others are made to quotation and have no further options. */
export const isListPriced = (cutting: Cutting | undefined): boolean =>
  cutting === undefined || cutting.special_processing === '0';

/** The supply of an id, disabled ones too. */
export const cuttingOf = ({ attributes }: Product, cuttingId: number | null): Cutting | undefined =>
  attributes.cuttings.find(({ id }) => id === cuttingId);
