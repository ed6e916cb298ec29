import { shapeLettering } from '@kerf/sdk/actions';
import { minCharacterSize, type Product, type Selection } from '@kerf/sdk/contract';
import { autoHeight, checkSize, isSmallCharacter } from '@kerf/sdk/rules';
import { useWidget } from '../element/widget-context.js';
import { letterFont } from './letter-fonts.js';
import type { Letters } from './use-letters.js';

interface WayOutProps {
  name: string;
  product: Product;
  selection: Selection;
  letters: Letters;
}

/** The least size, in whole mm of its width, at which every character is large enough; null where that is too large to make. */
function leastSize({ product, selection, letters }: Omit<WayOutProps, 'name'>) {
  const { set, measured, widthMm, heightMm, isAuto, font } = letters;
  const opened = letterFont(font);
  const factor = minCharacterSize / Math.min(...measured.map(({ size }) => size));
  if (!opened || !Number.isFinite(factor)) return null;
  const stretched = heightMm / widthMm;
  // An automatic height is rounded, which may take back what a width gained.
  for (let width = Math.ceil(widthMm * factor); width < widthMm * factor + 4; width++) {
    const height = isAuto ? autoHeight(set.box, width) : Math.ceil(width * stretched);
    if (opened.engine.measureCharacters(set, width, height).some(isSmallCharacter)) continue;
    const { status } = checkSize({ ...selection, width, height }, product);
    return status === 'ok' ? { width, height } : null;
  }
  return null;
}

/** A button that makes the letters as large as they have to be. */
export function WayOut({ name, ...props }: WayOutProps) {
  const { runtime } = useWidget();
  const size = leastSize(props);
  if (!size) return null;
  const { isAuto } = props.letters;
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
