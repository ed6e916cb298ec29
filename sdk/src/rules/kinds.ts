import type { Selection } from '../contract/selection.js';
import { parseWhole } from './whole-text.js';

/** The selected number of sets ("kinds"); 0 while a custom one is empty. */
export const kindsOf = ({ kinds, custom_kinds }: Pick<Selection, 'kinds' | 'custom_kinds'>): number =>
  kinds ?? parseWhole(custom_kinds) ?? 0;
