/** The configuration panel: every choice of a product in order, its price, and the buttons that act on it. */
import { retry } from '@kerf/sdk/actions';
import { useConfiguration } from '../element/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { ActionsPart } from './actions-part.js';
import { OptionsPart } from './options-part.js';
import type { PanelProps } from './panel-props.js';
import { SpecialFeaturesPart } from './special-features-part.js';
import { SummaryPart } from './summary-part.js';
import { TitlePart } from './title-part.js';
import { TotalPart } from './total-part.js';

export function Configurator(attributes: WidgetAttributes) {
  const { name, state } = useConfiguration(attributes);
  const { runtime } = useWidget();
  if (state?.problem) {
    const { message, isRetryable } = state.problem;
    return <ErrorNotice message={message} onRetry={isRetryable ? () => retry(runtime, name) : undefined} />;
  }
  if (!state?.range || !state.selection) return <div className="panel waiting" aria-busy="true" />;
  return <Panel name={name} state={state} range={state.range} selection={state.selection} />;
}

function Panel(props: PanelProps) {
  const { runtime } = useWidget();
  return (
    <form
      className="panel"
      part="panel"
      aria-label="Configure your order"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <TitlePart {...props} />
      <OptionsPart {...props} />
      <SpecialFeaturesPart {...props} />
      <SummaryPart {...props} />
      {props.state.pricing === 'failed' && props.state.pricingProblem && (
        <ErrorNotice
          message={props.state.pricingProblem.message}
          onRetry={props.state.pricingProblem.isRetryable ? () => retry(runtime, props.name) : undefined}
        />
      )}
      <ActionsPart {...props}>
        <TotalPart {...props} />
      </ActionsPart>
    </form>
  );
}
