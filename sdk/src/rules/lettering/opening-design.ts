import type { LetteringDesign } from '../../contract/lettering.js';

/** What a designer opens with, so that there is something to see and a price. */
export const openingDesign: LetteringDesign = { text: 'Open late', font: 'Pacifico', align: 'center' };
