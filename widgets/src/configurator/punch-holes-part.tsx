import { chosenProduct } from '@kerf/sdk/rules/chosen-product';
import { offeredFeatures } from '@kerf/sdk/rules/print-features';
import { FeatureGroup } from './feature-group.js';
import type { PanelProps } from './panel-props.js';

/** Punch holes stand in the panel as well as among the special features; both show the same choice. */
export function PunchHolesPart(props: PanelProps) {
  const feature = offeredFeatures(chosenProduct(props.range, props.selection)).find(
    ({ code }) => code === 'punch-holes2',
  );
  return feature ? (
    <FeatureGroup {...props} feature={feature} side="na" legend="Punch Holes" place="panel" />
  ) : null;
}
