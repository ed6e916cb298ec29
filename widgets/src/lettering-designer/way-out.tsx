import { shapeLettering } from '@kerf/sdk/actions';
import type { Product, Selection } from '@kerf/sdk/contract';
import { checkSize } from '@kerf/sdk/rules';
import { useWidget } from '../element/widget-context.js';
import { letterFont } from './letter-fonts.js';
import type { Letters } from './use-letters.js';

interface WayOutProps {
  name: string;
  product: Product;
  selection: Selection;
  letters: Letters;
}

/** A button that makes the letters as large as they have to be. */
export function WayOut({ name, product, selection, letters }: WayOutProps) {
  const { runtime } = useWidget();
  const { set, widthMm, heightMm, isAuto, font } = letters;
  const size = letterFont(font)?.engine.leastSize(set, { width: widthMm, height: heightMm, isAuto });
  // A size that is too large to make is no way out.
  if (!size || checkSize({ ...selection, ...size }, product).status !== 'ok') return null;
  const { width, height } = size;
  return (
    <button
      className="button way-out"
      part="way-out"
      type="button"
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('form')?.querySelector<HTMLElement>('#width');
        shapeLettering(runtime, name, {
          width: String(width),
          ...(!isAuto && { height: String(height) }),
        });
        // The button goes with the problem.
        field?.focus();
      }}
    >
      {isAuto ? `Make it ${width} mm wide` : `Make it ${width} × ${height} mm`}
    </button>
  );
}
