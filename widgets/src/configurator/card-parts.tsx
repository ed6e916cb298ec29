import { MaterialSwitcher } from './material-switcher.js';
import type { PanelProps } from './panel-props.js';
import { ProductSwitcher } from './product-switcher.js';
import { PunchHolesPart } from './punch-holes-part.js';
import { QuantityPart } from './quantity-part.js';
import { SetsPart } from './sets-part.js';
import { SidesPart } from './sides-part.js';
import { SizePart } from './size-part.js';

/** The choices of a card or tag, all in sight. */
export function CardParts(props: PanelProps) {
  return (
    <>
      <ProductSwitcher {...props} />
      <MaterialSwitcher {...props} />
      <SizePart {...props} />
      <SidesPart {...props} />
      <PunchHolesPart {...props} />
      <QuantityPart {...props} />
      <SetsPart {...props} />
    </>
  );
}
