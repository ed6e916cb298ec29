import type { LetteringDesign } from '../../contract/lettering.js';
import { letteringProductId } from '../../contract/limits.js';
import { changeConfiguration } from '../change-configuration.js';
import { refreshPrices } from '../refresh-prices.js';
import type { Runtime } from '../runtime.js';
import { designLettering } from './design-lettering.js';
import { shapeLettering } from './shape-lettering.js';

/**
 * The design that a designer opens with. Where nobody has chosen anything yet it is part of what the configuration opens with,
 * and no change; no price is shown until that of the letters is there. A size that was typed, or chosen instead of the one that
 * it opened with, is kept; any other one gives way to the height of the letters.
 */
export function openLettering(rt: Runtime, name: string, design: LetteringDesign): void {
  const { range, selection } = rt.state.configurations[name] ?? {};
  if (!range || selection?.product_id !== letteringProductId) return;
  const { size_id, width, height } = selection;
  const { opening_selection } = range;
  if (selection !== opening_selection) {
    designLettering(rt, name, design);
    const isOpened = opening_selection?.product_id === letteringProductId;
    if (size_id === null || (isOpened && size_id !== opening_selection.size_id))
      shapeLettering(rt, name, { width, height });
    return;
  }
  const opening = { ...selection, size_id: null, ...(size_id !== null && { height: '' }), lettering: design };
  changeConfiguration(rt, name, {
    range: { ...range, opening_selection: opening },
    selection: opening,
    pricing: 'pending',
    rows: [],
  });
  refreshPrices(rt, name, 0);
}
