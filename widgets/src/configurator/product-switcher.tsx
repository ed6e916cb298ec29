import { gridColumns } from '@kerf/sdk/rules/grid-columns';
import { chooseProduct } from '@kerf/sdk/store/actions/choose-option';
import { Choices } from '../ui/choices.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';

/** Shown when the item comes as more than one product. */
export function ProductSwitcher({ name, range, selection }: PanelProps) {
  const change = useChange(name);
  if (range.products.length < 2) return null;
  return (
    <Choices
      legend="Product"
      name="product"
      columns={gridColumns(range.products.length)}
      choices={range.products.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(selection.product_id)}
      onChoose={(id) => change(chooseProduct, Number(id))}
    />
  );
}
