import type { LetteringDesign } from '../../contract/lettering.js';
import { letteringProductId } from '../../contract/limits.js';
import { changeConfiguration } from '../change-configuration.js';
import { refreshPrices } from '../refresh-prices.js';
import type { Runtime } from '../runtime.js';
import { designLettering, fittedSize } from './design-lettering.js';

/**
 * The design that a designer opens with. Where nobody has chosen anything yet it is part of what the configuration opens with,
 * and no change; no price is shown until that of the letters is there.
 */
export function openLettering(rt: Runtime, name: string, design: LetteringDesign): void {
  const { range, selection } = rt.state.configurations[name] ?? {};
  if (!range || selection?.product_id !== letteringProductId) return;
  if (selection !== range.opening_selection) {
    designLettering(rt, name, design);
    return;
  }
  const opening = { ...fittedSize(selection, selection), lettering: design };
  changeConfiguration(rt, name, {
    range: { ...range, opening_selection: opening },
    selection: opening,
    pricing: 'pending',
    rows: [],
  });
  refreshPrices(rt, name, 0);
}
