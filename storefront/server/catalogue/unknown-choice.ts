/** What a form of the panel chooses that its range does not have (any more): the form is of yesterday, or of nobody. */
import type { Range } from '@kerf/sdk/contract';
import { checkSets } from '@kerf/sdk/rules';

/** What stands for nothing chosen, and for what is typed. */
const none: readonly string[] = ['', 'null', 'custom'];

/** Choices by the names of their fields, each as people call it and with all that any product of the range has of it. */
function choicesIn({ products }: Range): Map<string, { words: string; has: (text: string) => boolean }> {
  const all = products.map(({ attributes }) => attributes);
  const ids = (entries: readonly { id: number }[]) => {
    const known = new Set(entries.map(({ id }) => String(id)));
    return (text: string) => known.has(text);
  };
  const addons = all.flatMap((each) => each.addons);
  const addonItems = addons.flatMap(({ items, finishing_premium_items = [] }) => [
    ...items,
    ...finishing_premium_items,
  ]);
  const coatings = [
    ...addonItems,
    ...all.flatMap((each) => each.premium_processings.flatMap(({ items }) => items)),
  ];
  const cuttings = all.flatMap((each) => each.cuttings);
  const listed = Math.max(0, ...all.map(({ quantities }) => quantities.length));
  const features = all.flatMap((each) => each.print_features);
  return new Map([
    ['product_id', { words: 'product', has: ids(products) }],
    ['cutting_id', { words: 'supply', has: ids(cuttings) }],
    ['shape_id', { words: 'shape', has: ids(cuttings.flatMap(({ shapes }) => shapes)) }],
    ['orientation_id', { words: 'orientation', has: ids(all.flatMap((each) => each.orientations)) }],
    ['size_id', { words: 'size', has: ids(all.flatMap((each) => each.sizes)) }],
    ['finishing_id', { words: 'finishing', has: ids(all.flatMap((each) => each.finishings)) }],
    ['adhesive_id', { words: 'adhesive', has: ids(all.flatMap((each) => each.adhesives)) }],
    ['material_id', { words: 'material', has: ids(all.flatMap((each) => each.materials)) }],
    [
      'printed_side_id',
      { words: 'choice of printed sides', has: ids(all.flatMap((each) => each.printed_sides)) },
    ],
    ['color_id', { words: 'colour', has: ids(all.flatMap((each) => each.colors)) }],
    ['addon_item_id', { words: 'add-on', has: ids(addonItems) }],
    ['premium_processing_id', { words: 'coating', has: ids(coatings) }],
    ['premium_processing', { words: 'coating', has: (text) => text === '0' || text === '1' }],
    ['install_ready', { words: 'choice of install-ready', has: (text) => text === 'yes' || text === 'no' }],
    [
      'quantity_index',
      { words: 'quantity', has: (text) => /^(-1|\d{1,3})$/.test(text) && Number(text) < listed },
    ],
    ['kinds', { words: 'number of sets', has: (text) => checkSets(text).status === 'ok' }],
    [
      'print_features',
      {
        words: 'special feature',
        has(text) {
          const [, feature, item] = /^(\d+):(\d+):(?:front|back|na)$/.exec(text) ?? [];
          return features.some(
            ({ id, items }) => String(id) === feature && items.some((each) => String(each.id) === item),
          );
        },
      },
    ],
  ]);
}

/**
 * The first choice of a form that its range does not have at all, as people call it; null for none. What the range has and
 * does not go with the rest falls back by the rules of the options.
 */
export function unknownChoice(range: Range, form: URLSearchParams): string | null {
  const choices = choicesIn(range);
  for (const [name, text] of form) {
    const choice = choices.get(name.split('[')[0] ?? '');
    if (choice && !none.includes(text) && !choice.has(text)) return choice.words;
  }
  return null;
}
