import { gridColumns } from '@kerf/sdk/rules/grid-columns';
import { offeredMaterials } from '@kerf/sdk/rules/offered-materials';
import { chooseMaterial } from '@kerf/sdk/store/actions/choose-option';
import { Choices } from '../ui/choices.js';
import type { PanelProps } from './panel-props.js';
import { useChange } from './use-change.js';

/** Shown when the product comes on more than one material. */
export function MaterialSwitcher({ name, range, selection }: PanelProps) {
  const change = useChange(name);
  const materials = offeredMaterials(range, selection.product_id);
  if (materials.length < 2) return null;
  return (
    <Choices
      legend="Material"
      name="material"
      columns={gridColumns(materials.length)}
      choices={materials.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(selection.material_id)}
      onChoose={(id) => change(chooseMaterial, Number(id))}
    />
  );
}
