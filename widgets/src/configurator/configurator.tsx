/** The configuration panel: every choice of a product in order, its price, and the buttons that act on it. */
import { chosenProduct, letteringFields, offeredOptions, type PriceChanges } from '@kerf/sdk/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ConfigurationProblem } from '../configuration/configuration-problem.js';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import { useConsent } from '../element/use-consent.js';
import { useHydrated } from '../element/use-hydrated.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { ActionsPart } from './actions-part.js';
import { ChangingPart } from './changing-part.js';
import { fetchOnDemand } from './fetch-on-demand.js';
import type { Reset } from './follow-resets.js';
import { OptionsPart } from './options-part.js';
import { PriceBar } from './price-bar.js';
import { ShowPrice } from './show-price.js';
import { SpecialFeaturesPart } from './special-features-part.js';
import { SummaryPart } from './summary-part.js';
import { TitlePart } from './title-part.js';
import { turnOf } from './turn-of.js';
import { useSpokenTotal } from './use-spoken-total.js';

/** While it is not known. */
const noChanges: PriceChanges = {};

export function Configurator(attributes: WidgetAttributes) {
  useConsent();
  const { name, state, problem } = useConfiguration(attributes, turnOf);
  if (problem) return <ConfigurationProblem name={name} problem={problem} />;
  if (!state?.range || !state.selection) return <div className="panel waiting" aria-busy="true" />;
  return (
    <Panel
      name={name}
      state={state}
      range={state.range}
      selection={state.selection}
      attributes={attributes}
    />
  );
}

function Panel({ attributes, ...drawn }: OpenConfiguration & { attributes: WidgetAttributes }) {
  const { product, line = '' } = attributes;
  const { runtime } = useWidget();
  const isLive = useHydrated();
  const { name } = drawn;
  const isFollowed = attributes.address === 'follow';
  const [drawnWith] = useState(drawn.selection);
  const [isUsed, setIsUsed] = useState(isFollowed);
  const [isAttended, setIsAttended] = useState(false);
  const [known, setKnown] = useState<PriceChanges>();
  const [reset, setReset] = useState<Reset | null>(null);
  const isBack = useRef(false);
  const begin = () => setIsUsed(true);
  const { range, selection, state } = drawn;
  useEffect(() => {
    // What goes along with the panel would come in between prices that are on their way and the table. Asked of the
    // store: what was pressed may have its prices asked for after this was drawn.
    const isPricing = runtime.snapshot().configurations[name]?.pricing === 'pending';
    if (!isUsed || !isPricing) setIsAttended(isUsed);
  }, [isUsed, state.pricing, runtime, name]);
  useEffect(() => {
    if (!isAttended) return;
    const end = new AbortController();
    const online = () => {
      isBack.current = true;
      begin();
    };
    fetchOnDemand().then(
      ({ attend }) =>
        attend(runtime, name, isFollowed ? drawnWith : null, setKnown, setReset, end.signal, isBack.current),
      // Without a connection everything else works; it is asked for again once there is one, and with the next touch.
      () => {
        setIsUsed(false);
        addEventListener('online', online, { once: true });
      },
    );
    return () => end.abort();
  }, [isAttended, isFollowed, runtime, name]);
  // What came with the page is true of what that was drawn with alone.
  const changes = (known ?? (selection === drawnWith && state.changes)) || noChanges;
  const options = useMemo(
    () => offeredOptions(range, selection).filter(({ isShown }) => isShown),
    [range, selection],
  );
  const props = {
    ...drawn,
    options,
    line,
    changes,
    spoken: useSpokenTotal(drawn),
    // Gone on to something else, it is no news any more.
    reset: reset?.after === selection ? reset : null,
  };
  // New prices alone leave them as they are.
  const features = useMemo(() => <SpecialFeaturesPart {...props} />, [name, range, selection, changes]);
  return (
    <form
      className="panel"
      part="panel"
      aria-label={`Configure your order: ${chosenProduct(drawn.range, drawn.selection).name}`}
      noValidate
      // What a browser would fill in again after a reload is in the address.
      autoComplete="off"
      method="get"
      onPointerOver={begin}
      onFocusIn={begin}
      onInput={begin}
      // A button that sends the form is one that no script has taken over yet: then the press counts as it is.
      onSubmit={(event) => event.submitter || event.preventDefault()}
    >
      {/* The product that this is drawn for comes first: sizes and quantities are of it. */}
      {Object.entries({
        item: drawn.state.item,
        product,
        line,
        product_id: selection.product_id,
        // No choice of the panel: its form goes on with it.
        ...Object.fromEntries(letteringFields(selection.lettering)),
      }).map(([name, value]) => value && <input type="hidden" key={name} name={name} value={value} />)}
      <div className="panel-body">
        <TitlePart {...props} />
        {line && <ChangingPart {...props} />}
        <OptionsPart {...props} />
        {features}
        <SummaryPart {...props} />
        {/* A number that is typed without script is priced by this alone. */}
        {!isLive && <ShowPrice />}
      </div>
      <PriceBar {...props} />
      <ActionsPart {...props} />
    </form>
  );
}
