/** Ids that the rules of options name. */
export const hologramProductId = 13;
export const installReadyProductId = 9;
/** Their finishing is the paper itself, so it reads 'Material'. */
export const materialFinishingProductIds: readonly number[] = [7, 8];
/** The matte and the gloss laminate, which take a premium coating. */
export const laminateFinishingIds: readonly number[] = [6, 7];
/** The add-on whose choices are drawn wide. */
export const wideAddonId = 9;
/** Codes of the add-ons that have a choice of their own. */
export const premiumAddonCode = 'premium-processing';
export const ownChoiceAddonCodes: readonly string[] = [premiumAddonCode, 'roll-orientation'];
