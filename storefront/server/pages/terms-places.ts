import type { TermsPlaces } from '../../pages/terms-note.js';
import type { Catalogue, HousePage } from '../catalogue/catalogue.js';
import { housePath } from '../catalogue/find-house-page.js';

/** Where a catalogue has the terms of sale and what is said of privacy. */
export function termsPlaces({ house }: Pick<Catalogue, 'house'>): TermsPlaces {
  const pathOf = (slug: HousePage['slug']) =>
    house.some((page) => page.slug === slug) ? housePath({ slug }) : null;
  return { terms: pathOf('terms'), privacy: pathOf('privacy') };
}
