import { drawingUrl } from '@kerf/sdk/actions';
import { useWidget } from './widget-context.js';

/** What a configuration looks like, small, as the shop draws it. What it is stands beside it in words. */
export function PieceThumb({ of }: { of: Parameters<typeof drawingUrl>[1] }) {
  const { runtime } = useWidget();
  return <img className="piece-thumb" src={drawingUrl(runtime, of)} width="88" height="88" alt="" />;
}
