/** Ids below this are stickers, whose stored names are short. */
const firstCardId = 16;

/** A product's name as people read it: stickers get 'Stickers' appended, once. */
export const productName = ({ id, name }: { id: number; name: string }): string =>
  id < firstCardId && !name.endsWith('Stickers') ? `${name} Stickers` : name;
