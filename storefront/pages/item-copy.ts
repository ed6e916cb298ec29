import { stickerItemCopy } from './stickers/item-copy.js';

/** What a featured item is, in a line for lists and a paragraph for its page. */
export interface ItemCopy {
  line: string;
  description: string;
}

const copy: Readonly<Record<string, ItemCopy>> = {
  ...stickerItemCopy,
  'standard-business-card': {
    line: 'The everyday card: full colour, quick to order, easy to hand out.',
    description:
      'A plain, well-printed card with nothing to decide but size, sides and how many. The one to reorder without thinking.',
  },
  'premium-business-card': {
    line: 'Foil, embossing, die cutting, folds: the card with special features.',
    description:
      'Choose up to three foils, raise or press the design into the stock, round the shape or fold the card. Every option is in the price as you pick it.',
  },
  'swing-tags': {
    line: 'Tags for clothes and gifts, punched and strung the way you want.',
    description:
      'Pick the stock, punch the hole, choose the string. Tags are cut to your size, so they fit the product rather than the other way round.',
  },
  'standard-matte-250gsm': {
    line: '250 gsm with a flat, glare-free surface that takes a pen well.',
    description:
      'A light card with a matte surface. Colours sit calm on it, and you can write an appointment on the back.',
  },
  'royal-extra-white-400gsm': {
    line: '400 gsm and very white: a stiff card for fine type and embossing.',
    description:
      'Thick, bright and stiff. Small type stays sharp on it, and embossing has depth to work with.',
  },
  'vintage-kraft-300gsm': {
    line: '300 gsm unbleached brown, with the fibres showing.',
    description:
      'Uncoated brown stock with visible fibre. Black and deep colours look best on it; expect light colours to turn warm.',
  },
};

/** The words for a featured item; one without its own gets a sentence that is true of everything we print. */
export function itemCopy(slug: string, name: string): ItemCopy {
  return (
    (Object.hasOwn(copy, slug) && copy[slug]) || {
      line: `${name}, printed and cut to your size.`,
      description: `${name}, printed and cut to your size, with the price shown as you choose.`,
    }
  );
}
