/** The configuration panel: every choice of a product in order, its price, and the buttons that act on it. */
import { retry } from '@kerf/sdk/store/actions/retry';
import { useConfiguration } from '../element/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { Trouble } from '../ui/trouble.js';
import { ActionsPart } from './actions-part.js';
import { MaterialSwitcher } from './material-switcher.js';
import type { PanelProps } from './panel-props.js';
import { ProductSwitcher } from './product-switcher.js';
import { PunchHolesPart } from './punch-holes-part.js';
import { QuantityPart } from './quantity-part.js';
import { SetsPart } from './sets-part.js';
import { SidesPart } from './sides-part.js';
import { SizePart } from './size-part.js';
import { SpecialFeaturesPart } from './special-features-part.js';
import { SummaryPart } from './summary-part.js';
import { TitlePart } from './title-part.js';
import { TotalPart } from './total-part.js';

export function Configurator(attributes: WidgetAttributes) {
  const { name, state } = useConfiguration(attributes);
  const { runtime } = useWidget();
  if (state?.problem) {
    const { message, isRetryable } = state.problem;
    return <Trouble message={message} onRetry={isRetryable ? () => retry(runtime, name) : undefined} />;
  }
  if (!state?.range || !state.selection) return <div className="panel waiting" aria-busy="true" />;
  return <Panel name={name} state={state} range={state.range} selection={state.selection} />;
}

function Panel(props: PanelProps) {
  return (
    <form
      className="panel"
      part="panel"
      aria-label="Configure your order"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <TitlePart {...props} />
      <ProductSwitcher {...props} />
      <MaterialSwitcher {...props} />
      <SizePart {...props} />
      <SidesPart {...props} />
      <PunchHolesPart {...props} />
      <QuantityPart {...props} />
      <SetsPart {...props} />
      <SpecialFeaturesPart {...props} />
      <SummaryPart {...props} />
      <ActionsPart {...props}>
        <TotalPart {...props} />
      </ActionsPart>
    </form>
  );
}
