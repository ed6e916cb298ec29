import {
  chosenProduct,
  type OfferedOption,
  type OptionField,
  optionWords,
  productLine,
} from '@kerf/sdk/rules';
import { Selectors } from '../ui/selectors.js';
import { OptionPart } from './option-part.js';
import { optionProblem } from './option-problem.js';
import { Outcome } from './outcome.js';
import { type OptionGroup, panelLayouts } from './panel-layout.js';
import type { PanelProps } from './panel-props.js';
import { PriceRow } from './price-row.js';

/** Every option of the product, laid out as its line is: all in sight, or group by group. */
export function OptionsPart(props: PanelProps) {
  const { range, selection, options: shown } = props;
  const pick = (fields: readonly OptionField[]) =>
    fields.flatMap((field) => shown.filter((option) => option.field === field));
  const { list, groups = [] } = panelLayouts[productLine(chosenProduct(range, selection)).name];
  if (list)
    return (
      <>
        {pick(list).map((option) => (
          <OptionPart {...props} key={option.key} option={option} />
        ))}
      </>
    );
  return (
    <Selectors
      drawerFoot={(done) => (
        <>
          <Outcome name={props.name} state={props.state} reset={props.reset} />
          <PriceRow {...props}>{done}</PriceRow>
        </>
      )}
      groups={groups.flatMap((group) => {
        const options = pick(group.fields);
        return options.length ? [toSelector(group, options, props)] : [];
      })}
    />
  );
}

const toSelector = ({ key, label }: OptionGroup, options: readonly OfferedOption[], props: PanelProps) => ({
  key,
  label,
  value: options
    .map((option) => optionWords(option, props.selection))
    .filter(Boolean)
    .join(', '),
  problem: options.map((option) => optionProblem(option, props)).find(Boolean) ?? '',
  content: options.map((option) => <OptionPart {...props} key={option.key} option={option} />),
});
