import { summaryText } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import { shopUrl } from '../element/shop-url.js';
import type { OpenConfiguration } from './panel-props.js';

/**
 * A letter to the shop's quotes mailbox (`quotes@` the shop's host) that says what is wanted, for what has no
 * listed price.
 */
export function quoteMail(
  runtime: Runtime,
  { range, selection }: Pick<OpenConfiguration, 'range' | 'selection'>,
): string {
  const { hostname } = new URL(shopUrl(runtime, '/'), document.baseURI);
  const subject = encodeURIComponent(`Quote: ${range.item.name}`);
  return `mailto:quotes@${hostname}?subject=${subject}&body=${encodeURIComponent(summaryText(range, selection))}`;
}
