/** The configured piece, drawn to scale: it follows every choice. */
import { chosenProduct } from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useConfiguration } from '../element/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { configuredPiece } from './configured-piece.js';
import { drawerOf, fetchDrawer } from './drawer.js';
import { PieceView, type PieceViewProps } from './piece-view.js';

export function Preview(attributes: WidgetAttributes) {
  const { state } = useConfiguration(attributes);
  const [outcome, setOutcome] = useState<'fetched' | 'failed' | null>(null);
  // While what draws a piece is fetched, the piece before it stays in sight.
  const last = useRef<PieceViewProps | null>(null);
  useEffect(() => {
    const piece = configuredPiece(state);
    if (!piece || outcome === 'fetched') return;
    // A plain piece needs it not yet: it is there for the next choice, which is drawn in its frame then.
    const isNeeded = !drawerOf(piece);
    fetchDrawer().then(
      () => setOutcome('fetched'),
      () => isNeeded && setOutcome('failed'),
    );
  }, [state, outcome]);
  if (!state?.range || !state.selection) last.current = null;
  else {
    const piece = configuredPiece(state);
    const drawer = piece && drawerOf(piece);
    if (drawer) last.current = { piece, drawer, name: chosenProduct(state.range, state.selection).name };
    else if (outcome === 'failed')
      return (
        <p className="hint" role="status">
          The drawing could not be loaded. Reload the page to try again.
        </p>
      );
  }
  if (!last.current) return <div className="preview waiting" aria-busy={state?.status !== 'missing'} />;
  return <PieceView {...last.current} />;
}
