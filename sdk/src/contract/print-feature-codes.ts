/** The print features on offer, in the order they are shown. Apart from the shapes, so that showing them needs no checker. */
export const printFeatureCodes = [
  'foil-stamp',
  'emboss-deboss',
  'die-cut',
  'punch-holes2',
  'tag-strings',
  'fold',
] as const;
export type PrintFeatureCode = (typeof printFeatureCodes)[number];
