import { chosenProduct } from '@kerf/sdk/rules/chosen-product';
import { gridColumns } from '@kerf/sdk/rules/grid-columns';
import { choosePrintedSide } from '@kerf/sdk/store/actions/choose-option';
import { Choices } from '../ui/choices.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';

/** Shown when there is more than one way to print the sides. */
export function SidesPart({ name, range, selection }: PanelProps) {
  const change = useChange(name);
  const sides = chosenProduct(range, selection).attributes.printed_sides;
  if (sides.length < 2) return null;
  return (
    <Choices
      legend="Sides"
      name="sides"
      columns={gridColumns(sides.length)}
      choices={sides.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(selection.printed_side_id)}
      onChoose={(id) => change(choosePrintedSide, Number(id))}
    />
  );
}
