/** The configured piece, drawn to scale: it follows every choice. */
import { chosenProduct } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useRef, useState } from 'react';
import { ConfigurationProblem } from '../configuration/configuration-problem.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { configuredPiece } from './configured-piece.js';
import { drawerOf, fetchDrawer } from './drawer.js';
import { PieceView, type PieceViewProps } from './piece-view.js';

/** What draws a piece did not come. */
const notDrawn: Problem = {
  code: 'LOADER_CHUNK_FAILED',
  message: 'The drawing did not come. Reload the page to try again.',
  isRetryable: false,
};

export function Preview(attributes: WidgetAttributes) {
  const { name, state, problem } = useConfiguration(attributes);
  const { host } = useWidget();
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
      () => {
        if (!isNeeded) return;
        setOutcome('failed');
        host?.emit('kerf-error', { configuration: name, item: state?.item, ...notDrawn });
      },
    );
  }, [state, outcome]);
  if (problem) return <ConfigurationProblem name={name} problem={problem} />;
  if (!state?.range || !state.selection) last.current = null;
  else {
    const piece = configuredPiece(state);
    const drawer = piece && drawerOf(piece);
    if (drawer) last.current = { piece, drawer, name: chosenProduct(state.range, state.selection).name };
    else if (outcome === 'failed') return <ConfigurationProblem name={name} problem={notDrawn} />;
  }
  if (!last.current) return <div className="preview waiting" aria-busy="true" />;
  return <PieceView {...last.current} />;
}
