import type { ItemCopy } from '../item-copy.js';

/** The words of the sticker items, by slug. */
export const stickerItemCopy: Readonly<Record<string, ItemCopy>> = {
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
};
