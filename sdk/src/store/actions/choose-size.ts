import {
  sizeInputDebounce,
  sizeValidationDebounce,
  stickerSizeInputDebounce,
} from '../../contract/limits.js';
import { isSizeTyped, chooseSize as withSize } from '../../rules/choose-size.js';
import { isSticker } from '../../rules/is-sticker.js';
import type { Runtime } from '../runtime.js';
import { replaceSelection, select } from '../select.js';
import { startTyping, stopTyping } from '../typing.js';

/** Chooses a preset size, or a custom one (null), which starts from the present size. */
export function chooseSize(rt: Runtime, name: string, sizeId: number | null): void {
  stopTyping(rt, name, 'size');
  select(rt, name, (range, selection) => withSize(range, selection, sizeId));
}

/**
 * Types a custom width or height (mm). The text shows at once; when typing has stopped the size is checked, and only
 * then priced. Where sizes come from the list alone, typing changes nothing.
 */
export function typeSize(rt: Runtime, name: string, size: { width?: string; height?: string }): void {
  const { range, selection } = rt.state.configurations[name] ?? {};
  if (!range || !selection || !isSizeTyped(selection)) return;
  replaceSelection(rt, name, (_range, selection) => ({ ...selection, ...size, size_id: null }));
  const input = isSticker(range) ? stickerSizeInputDebounce : sizeInputDebounce;
  startTyping(rt, name, 'size', input + sizeValidationDebounce);
}
