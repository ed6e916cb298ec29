import type { ShopState } from '@kerf/sdk/runtime';
import type { WidgetAttributes } from '../element/widget-attributes.js';

/**
 * The configuration that a widget belongs to: the one that it names; else that of its item, which is another one for
 * each product that a page starts it with; else the first of the page, '' while there is none.
 */
export function configurationName(attributes: WidgetAttributes, { configurations }: ShopState): string {
  const { configuration, item, product } = attributes;
  if (configuration) return configuration;
  if (!item) return Object.keys(configurations)[0] ?? '';
  const startsWith = configurations[item]?.product;
  return product && startsWith && startsWith !== product ? `${item}/${product}` : item;
}
