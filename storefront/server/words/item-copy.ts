/** What a featured item is, in a line for lists and a paragraph for its page. */
export interface ItemCopy {
  line: string;
  description: string;
}

const copy: Readonly<Record<string, ItemCopy>> = {
  'die-cut': {
    line: 'Cut right through to the outline, one sticker at a time.',
    description:
      'The blade goes through print and backing, so each sticker is a piece of its own: square, round, or the outline of your artwork.',
  },
  'kiss-cut': {
    line: 'Cut to the outline, left on a backing that is easy to peel.',
    description:
      'The blade goes through the sticker and stops at the backing. The border that stays around it protects thin outlines and gives your fingers a place to start.',
  },
  sheet: {
    line: 'Several stickers on one sheet, each ready to peel.',
    description:
      'Set the size of the sheet and how many stickers go on it: one shape repeated, or several together. Every one of them is kiss-cut and peels off by itself.',
  },
  roll: {
    line: 'Labels on a roll, for hands or for a labelling machine.',
    description:
      'Choose which edge comes off the roll first and the labels are wound to match. From 1,000 labels, a roll dispenser is free.',
  },
  special: {
    line: 'One design in several pieces, or a contour with cuts inside.',
    description:
      'For designs with more than one outline: pieces that peel off one after the other, or openings inside the shape. Say how many cuts there are and the price includes them.',
  },
  'vinyl-lettering': {
    line: 'Letters cut out of coloured vinyl, spaced and ready to apply.',
    description:
      'Each letter is cut on its own and held in place by application tape, so a whole line goes on the window at once and no film shows around it.',
  },
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
