import type { GalleryItem, Product } from '../../contract/catalogue.js';
import type { Selection } from '../../contract/selection.js';
import { productName } from '../products/product.js';
import { filmFiles } from './film-files.js';
import { gallerySlice, type SlicingChoice } from './gallery-slice.js';
import { pictureCaption } from './picture-caption.js';
import { hasRollDispenser } from './roll-dispenser.js';
import {
  designerSlide,
  type FilmSlide,
  installReadySlide,
  mainSlide,
  rollDispenserSlide,
  type Slide,
} from './slide.js';

/** The choices that decide what a gallery shows. */
export type GalleryChoice = SlicingChoice & Pick<Selection, 'install_ready' | 'print_features'>;

/** Films that are about more than one product, without their endings. */
export const rollDispenserFilm = '/videos/roll-dispenser';
const installReadyFilm = '/videos/products/install-ready';

/** What is set in the lettering designer; the second slug is another name of the family, of a product or an item. */
const letteringSlug = 'vinyl-lettering';
const decalsSlug = 'lettering-decals';

function filmSlide(index: number, path: string, alt: string, picture?: string): FilmSlide {
  const film = filmFiles(path);
  return { kind: 'film', index, alt, film, picture: picture ?? film.poster };
}

/** The main picture in the supply that is chosen, as far as there is one, and what it shows. */
function mainOf(
  product: Product,
  cuttingId: number | null,
): Pick<GalleryItem, 'alt' | 'caption' | 'print_features'> & { picture: string } {
  const {
    thumbnail,
    alt = productName(product),
    caption,
    print_features,
    supplies = [],
  } = product.attributes.thumbnails;
  const supply = supplies.find(({ cutting_id }) => cutting_id === cuttingId);
  return supply
    ? { picture: supply.picture, alt: supply.alt }
    : { picture: thumbnail, alt, caption, print_features };
}

/** The picture that comes first, whatever else there is to see. */
export const mainPicture = (product: Product, { cutting_id }: GalleryChoice): string =>
  mainOf(product, cutting_id).picture;

/**
 * Everything there is to see of a product as it is configured, in order. The main picture is first, always; its film
 * stands in its place where the product has one. It shows the supply that is chosen, as the still of the dispenser’s
 * film does. `itemSlug` is that of the featured item the product is shown for.
 */
export function gallerySlides(product: Product, itemSlug: string, choice: GalleryChoice): Slide[] {
  const { gallery, thumbnails, install_ready } = product.attributes;
  const name = productName(product);
  const main = mainOf(product, choice.cutting_id);
  const mainCaption = pictureCaption(product, main, choice);
  const { from, to } = gallerySlice(product, choice);
  const isDesigned = product.url_slug === letteringSlug || [product.url_slug, itemSlug].includes(decalsSlug);
  return [
    thumbnails.video
      ? filmSlide(mainSlide, thumbnails.video, `${name}, a short film`, main.picture)
      : {
          kind: 'picture',
          index: mainSlide,
          alt: main.alt,
          picture: main.picture,
          ...(mainCaption && { caption: mainCaption }),
        },
    ...(hasRollDispenser(product.id, choice.cutting_id)
      ? [filmSlide(rollDispenserSlide, rollDispenserFilm, 'The roll dispenser at work', main.picture)]
      : []),
    ...(install_ready
      ? [filmSlide(installReadySlide, installReadyFilm, 'Putting up install-ready lettering')]
      : []),
    ...(isDesigned
      ? [{ kind: 'designer', index: designerSlide, alt: 'Vinyl Lettering Designer' } as const]
      : []),
    ...gallery.flatMap((item, index): Slide[] => {
      if (!item.in_use && (index < from || index >= to)) return [];
      const caption = pictureCaption(product, item, choice);
      return [
        { kind: 'picture', index, alt: item.alt, picture: item.file_path, ...(caption && { caption }) },
      ];
    }),
  ];
}
