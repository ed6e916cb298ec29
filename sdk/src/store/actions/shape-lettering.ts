import { stickerSizeInputDebounce } from '../../contract/limits.js';
import type { Selection } from '../../contract/selection.js';
import { changeSelection } from '../change-selection.js';
import type { Runtime } from '../runtime.js';

/** What of designed letters is chosen besides what they spell: from the lists of their product, or typed, mm. */
export type LetteringShape = Partial<Pick<Selection, 'color_id' | 'install_ready' | 'width' | 'height'>>;

/** Changes size, vinyl or supply of designed letters; a size is checked and priced when typing has stopped. Without a design nothing changes. */
export function shapeLettering(rt: Runtime, name: string, shape: LetteringShape): void {
  const isSize = 'width' in shape || 'height' in shape;
  changeSelection(
    rt,
    name,
    (_range, selection) =>
      selection.lettering ? { ...selection, ...(isSize && { size_id: null }), ...shape } : selection,
    isSize ? { typed: { field: 'size', wait: stickerSizeInputDebounce } } : {},
  );
}
