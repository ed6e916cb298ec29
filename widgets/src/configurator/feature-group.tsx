import { toggleFeature } from '@kerf/sdk/actions';
import type { PrintFeature } from '@kerf/sdk/contract';
import { choiceState, type FeatureSide } from '@kerf/sdk/rules';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import { Checks } from '../ui/checks.js';
import { Choices } from '../ui/choices.js';
import { changeWords } from './change-words.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';

interface FeatureGroupProps extends PanelProps {
  feature: PrintFeature;
  side: FeatureSide;
  legend: string;
  /** Keeps the group's controls apart where one feature is shown in two places. */
  place: string;
}

/** The items of one print feature on one side: a single choice, or several with a limit. */
export function FeatureGroup({ name, selection, feature, side, legend, place, changes }: FeatureGroupProps) {
  const change = useChange(name);
  const { runtime } = useWidget();
  const choose = (item: string) =>
    change(toggleFeature, { feature_id: feature.id, item_id: Number(item.split(':')[1]), side });
  const choices = feature.items.map((item) => {
    const { chosen, disabled } = choiceState(selection, feature, item.id, side);
    const value = `${feature.id}:${item.id}:${side}`;
    return {
      value,
      label: item.name,
      checked: chosen,
      disabled,
      image: shopUrl(runtime, item.file_path),
      note: chosen ? '' : changeWords(changes[value]),
    };
  });
  // What stands in the panel and among the features is one field of the form: the panel's.
  const group = `print_features[${place}-${feature.code}-${side}]`;
  if (feature.max_selected !== 1)
    return <Checks legend={legend} name={group} choices={choices} onToggle={choose} />;
  return (
    <Choices
      legend={legend}
      name={group}
      columns={3}
      choices={choices}
      value={choices.find(({ checked }) => checked)?.value ?? ''}
      onChoose={choose}
      part={feature.code}
    />
  );
}
