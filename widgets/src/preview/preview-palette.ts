import { defaultPalette, type Palette } from '@kerf/sdk/drawing';

/** Lines and figures in the colours of the page; the piece itself keeps its own in the dark too. */
export const previewPalette: Palette = {
  ...defaultPalette,
  ink: 'var(--_ink)',
  muted: 'var(--_muted)',
  cut: 'var(--_accent)',
  bleed: 'var(--_muted)',
  safety: 'var(--_good)',
  ground: 'var(--_wash)',
};
