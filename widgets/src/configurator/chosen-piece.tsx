import { toPricingRequest } from '@kerf/sdk/rules';
import { PieceThumb } from '../ui/piece-thumb.js';
import type { OpenConfiguration } from './open-configuration.js';

/** What is chosen, drawn: in sight where the preview is not. Its place stays where there is nothing to draw. */
export function ChosenPiece({ range, selection }: Pick<OpenConfiguration, 'range' | 'selection'>) {
  const request = toPricingRequest(range, selection);
  return <div className="chosen-piece">{request && <PieceThumb of={request} />}</div>;
}
