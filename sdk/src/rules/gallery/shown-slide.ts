/** Which slide a gallery shows by itself: when it opens, and when the configuration changes under it. */
import type { Product } from '../../contract/catalogue.js';
import { productLine } from '../products/product-line.js';
import { gallerySlice } from './gallery-slice.js';
import { type GalleryChoice, gallerySlides, mainPicture } from './gallery-slides.js';
import { pictureOfWork } from './picture-of-work.js';
import { hasRollDispenser } from './roll-dispenser.js';
import { installReadySlide, mainSlide, rollDispenserSlide } from './slide.js';

/** What a gallery is about: a product, as it is configured, on the page of a featured item. */
export interface GallerySubject {
  product: Product;
  itemSlug: string;
  choice: GalleryChoice;
}

/** The item whose page opens on the dispenser. */
const rollItemSlug = 'roll';

/**
 * The slide to open with: the main one, but the dispenser's film on the page about rolls. The main picture of a card shows
 * the first of the stocks in its gallery: one that opens in another stock opens on a picture of that.
 */
export function openingSlide({ product, itemSlug, choice }: GallerySubject): number {
  if (itemSlug === rollItemSlug && hasRollDispenser(product.id, choice.cutting_id)) return rollDispenserSlide;
  const { isAsked, from } = gallerySlice(product, choice);
  return productLine(product).name === 'cards' && isAsked && from > 0 ? from : mainSlide;
}

/**
 * The slide to show after the configuration changed while `shown` was in view: what the change is about where there
 * is something to see of it, else the same slide, else the main one.
 */
export function followingSlide(before: GallerySubject, now: GallerySubject, shown: number): number {
  const { product, itemSlug, choice } = now;
  if (product.id !== before.product.id || itemSlug !== before.itemSlug) return openingSlide(now);
  const hasDispenser = hasRollDispenser(product.id, choice.cutting_id);
  if (hasDispenser && choice.cutting_id !== before.choice.cutting_id) return rollDispenserSlide;
  if (product.attributes.install_ready && choice.install_ready !== before.choice.install_ready)
    return choice.install_ready === 'yes' ? installReadySlide : mainSlide;
  // Another supply looks another way: it is the main picture that shows it.
  if (mainPicture(product, choice) !== mainPicture(before.product, before.choice)) return mainSlide;
  const slice = gallerySlice(product, choice);
  const old = gallerySlice(before.product, before.choice);
  const work = pictureOfWork(product, choice);
  if (slice.from !== old.from || slice.to !== old.to) return work ?? (slice.isAsked ? slice.from : mainSlide);
  const workBefore = pictureOfWork(before.product, before.choice);
  if (work !== null && work !== workBefore) return work;
  // What is in view shows work that was chosen and no longer is.
  if (work === null && shown === workBefore) return mainSlide;
  return gallerySlides(product, itemSlug, choice).some(({ index }) => index === shown) ? shown : mainSlide;
}
