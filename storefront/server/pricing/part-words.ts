import type { PricingRequest } from '@kerf/sdk/contract';
import { featureWords, optionLabel } from '@kerf/sdk/rules';
import type { OptionWork, Work } from './estimate.js';
import type { Rated } from './rate-configuration.js';

type Named = readonly { id: number; name: string }[];

/** A number with its thousands apart, as the shop's country writes them. */
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** What is told of a configuration whose price is taken apart; `quantity` is of one set. */
export interface Told extends Pick<Rated, 'product' | 'card' | 'letters'> {
  request: PricingRequest;
  quantity: number;
}

/** The option of a product that a cost is for, as 'Finishing: Matte Laminate'. */
function optionWords({ product, request }: Told, { kind, id }: OptionWork): string {
  const { attributes } = product;
  const named = (field: Parameters<typeof optionLabel>[0], list: Named): string => {
    const label = optionLabel(field, product, request);
    const name = list.find((entry) => entry.id === id)?.name;
    return name ? `${label}: ${name}` : label;
  };
  const words: Record<OptionWork['kind'], () => string> = {
    materials: () => `Stock: ${attributes.materials.find((entry) => entry.id === id)?.name ?? product.name}`,
    'printed-sides': () => named('printed_side_id', attributes.printed_sides),
    cuttings: () => named('cutting_id', attributes.cuttings),
    shapes: () =>
      named(
        'shape_id',
        attributes.cuttings.flatMap(({ shapes }) => shapes),
      ),
    finishings: () => named('finishing_id', attributes.finishings),
    'premium-processing': () =>
      named(
        'premium_processing_id',
        attributes.premium_processings.flatMap(({ items }) => items),
      ),
    adhesives: () => named('adhesive_id', attributes.adhesives),
    colors: () => named('color_id', attributes.colors),
    'addon-items': () => {
      const addon = attributes.addons.find(({ items }) => items.some((item) => item.id === id));
      const item = addon?.items.find((entry) => entry.id === id);
      return addon && item ? `${addon.name}: ${item.name}` : optionLabel('addon_item_id', product, request);
    },
    'install-ready': () => optionLabel('install_ready', product, request),
  };
  return words[kind]();
}

/** What a part of a price is paid for, in words for the shopper. Parts of the same words are one to them. */
export function partWords(told: Told, work: Work): string {
  const { product, card, request, quantity, letters } = told;
  const material = product.attributes.materials.find(({ id }) => id === request.material_id);
  switch (work.kind) {
    case 'setup':
      return 'Setting up';
    case 'run':
      return card.runWords.replace('{quantity}', grouped(quantity));
    case 'stock':
      return `Stock: ${material?.name ?? product.name}`;
    case 'outline':
      return 'Cutting';
    case 'letter-cut':
      return `Cutting ${((letters?.length ?? 0) / 1000).toFixed(2)} m`;
    case 'letter-vinyl':
      return `Vinyl ${Math.round((letters?.area ?? 0) / 100)} cm²`;
    case 'cuts':
      return `Cuts in each piece: ${request.cut_per_shape}`;
    case 'stickers':
      return `Stickers on each sheet: ${request.ea}`;
    case 'print-features':
      return featureWords(product, work.choice);
    default:
      return optionWords(told, work);
  }
}
