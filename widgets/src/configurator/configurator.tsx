/** The configuration panel: every choice of a product in order, its price, and the buttons that act on it. */
import { retry } from '@kerf/sdk/actions';
import { useConfiguration } from '../element/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { ActionsPart } from './actions-part.js';
import { OptionsPart } from './options-part.js';
import type { PanelProps } from './panel-props.js';
import { PriceBar } from './price-bar.js';
import { SpecialFeaturesPart } from './special-features-part.js';
import { SummaryPart } from './summary-part.js';
import { TitlePart } from './title-part.js';
import { useAddress } from './use-address.js';

export function Configurator(attributes: WidgetAttributes) {
  const { name, state } = useConfiguration(attributes);
  const { runtime } = useWidget();
  if (state?.problem) {
    const { message, isRetryable } = state.problem;
    return <ErrorNotice message={message} onRetry={isRetryable ? () => retry(runtime, name) : undefined} />;
  }
  if (!state?.range || !state.selection) return <div className="panel waiting" aria-busy="true" />;
  return (
    <Panel
      name={name}
      state={state}
      range={state.range}
      selection={state.selection}
      isFollowed={attributes.address === 'follow'}
    />
  );
}

function Panel({ isFollowed, ...props }: PanelProps & { isFollowed: boolean }) {
  const { state, range, selection } = props;
  useAddress(isFollowed, { ...state, range, selection });
  return (
    <form
      className="panel"
      part="panel"
      aria-label="Configure your order"
      noValidate
      // What a browser would fill in again after a reload is in the address.
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="panel-body">
        <TitlePart {...props} />
        <OptionsPart {...props} />
        <SpecialFeaturesPart {...props} />
        <SummaryPart {...props} />
        <ActionsPart {...props} />
      </div>
      <PriceBar {...props} />
    </form>
  );
}
