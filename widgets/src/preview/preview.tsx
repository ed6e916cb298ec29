/** The configured piece, drawn to scale: it follows every choice. */
import { pieceOf } from '@kerf/sdk/drawing';
import { chosenProduct } from '@kerf/sdk/rules';
import { useConfiguration } from '../element/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { PieceView } from './piece-view.js';

export function Preview(attributes: WidgetAttributes) {
  const { state } = useConfiguration(attributes);
  if (!state?.range || !state.selection)
    return <div className="preview waiting" aria-busy={state?.status !== 'missing'} />;
  const { name } = chosenProduct(state.range, state.selection);
  return <PieceView piece={pieceOf(state.range, state.selection)} name={name} />;
}
