/** The configured piece, drawn to scale: front and back, with cut line, bleed and safety zone. */
import { drawPiece, pieceOf } from '@kerf/sdk/drawing';
import { chosenProduct } from '@kerf/sdk/rules';
import { useState } from 'react';
import { useConfiguration } from '../element/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { Choices } from '../ui/choices.js';
import { previewPalette } from './preview-palette.js';
import { SceneView } from './scene-view.js';

const sideNames = { front: 'Front', back: 'Back' } as const;

export function Preview(attributes: WidgetAttributes) {
  const { state } = useConfiguration(attributes);
  const [askedSide, setAskedSide] = useState<'front' | 'back'>('front');
  const [hasGuides, setHasGuides] = useState(true);
  if (!state?.range || !state.selection)
    return <div className="preview waiting" aria-busy={state?.status !== 'missing'} />;
  const piece = pieceOf(state.range, state.selection);
  const side = piece.sides.includes(askedSide) ? askedSide : 'front';
  const { name } = chosenProduct(state.range, state.selection);
  const size = `${piece.widthMm} × ${piece.heightMm} mm`;
  const { root } = drawPiece(piece, {
    side,
    guides: hasGuides,
    ruler: true,
    palette: previewPalette,
    title: `${sideNames[side]} of ${name}, ${size}`,
  });
  return (
    <section className="preview" part="preview" aria-label="Preview">
      <div className="stage" part="stage">
        <SceneView scene={root} className="drawing" />
      </div>
      <div className="controls">
        {piece.sides.length > 1 && (
          <Choices
            legend={<span className="out">Side shown</span>}
            name="side"
            columns={2}
            choices={piece.sides.map((value) => ({ value, label: sideNames[value] }))}
            value={side}
            onChoose={(value) => setAskedSide(value === 'back' ? 'back' : 'front')}
          />
        )}
        <label className="check">
          <input type="checkbox" checked={hasGuides} onChange={() => setHasGuides(!hasGuides)} />
          Cut line, bleed and safety
        </label>
      </div>
      <p className="hint" part="caption">
        {hasGuides
          ? `To scale: ${size}. Artwork runs ${piece.bleedMm} mm past the magenta cut line; keep what matters ${piece.safetyMm} mm inside it.`
          : `To scale: ${size}. Sample artwork stands in for yours.`}
      </p>
    </section>
  );
}
