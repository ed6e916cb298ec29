/** A piece drawn to scale: each side that it has, with the guides that apply to it. */
import { edgeDetail, type Piece, withRulers } from '@kerf/sdk/drawing';
import { useState } from 'react';
import { Choices } from '../ui/choices.js';
import { captionOf, guidesOf, sideName, sizeOf } from './caption.js';
import type { Drawer } from './drawer.js';
import { previewPalette } from './preview-palette.js';
import { SceneView } from './scene-view.js';

export interface PieceViewProps {
  piece: Piece;
  /** What the drawing is of, for who can't see it. */
  name: string;
  drawer: Drawer;
}

export function PieceView({ piece, name, drawer }: PieceViewProps) {
  const [askedSide, setAskedSide] = useState<'front' | 'back'>('front');
  const [hasGuides, setHasGuides] = useState(true);
  const side = piece.sides.includes(askedSide) ? askedSide : 'front';
  const scene = drawer(piece, { side, guides: hasGuides, palette: previewPalette, isOnScreen: true });
  const drawing = withRulers(scene, {
    title: `${sideName(piece, side)} of ${name}, ${sizeOf(piece)}`,
    palette: previewPalette,
  });
  const guides = guidesOf(scene.margins);
  const detail = edgeDetail(scene);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no landmark of the page, and no fields.
    <div className="preview" part="preview" role="group" aria-label="Preview">
      <div className="stage" part="stage">
        <SceneView scene={drawing} className="drawing" />
      </div>
      <div className="controls">
        {piece.sides.length > 1 && (
          <Choices
            legend={<span className="out">Side shown</span>}
            name="side"
            columns={2}
            choices={piece.sides.map((value) => ({ value, label: sideName(piece, value) }))}
            value={side}
            onChoose={(value) => setAskedSide(value === 'back' ? 'back' : 'front')}
          />
        )}
        <label className="check">
          <input type="checkbox" checked={hasGuides} onChange={() => setHasGuides(!hasGuides)} />
          {guides.length > 1 ? 'Cut line, bleed and safety' : 'Cut line'}
        </label>
      </div>
      {hasGuides && (
        <div className="guides">
          {detail && <SceneView scene={detail} className="detail" />}
          <ul className="key">
            {guides.map(({ line, label }) => (
              <li key={line} className={line}>
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="hint" part="caption">
        {captionOf(piece, side, scene.margins, hasGuides)}
      </p>
    </div>
  );
}
