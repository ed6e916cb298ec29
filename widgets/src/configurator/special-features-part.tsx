import {
  chosenProduct,
  type FeatureSide,
  featureHint,
  featureSides,
  isFeatureChosen,
  offeredFeatures,
  productLine,
  shownFeatures,
} from '@kerf/sdk/rules';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../element/use-hydrated.js';
import { Tabs } from '../ui/tabs.js';
import { FeatureGroup } from './feature-group.js';
import { panelLayouts } from './panel-layout.js';
import type { PanelProps } from './panel-props.js';

/** Stands in the panel too, where a form without script has it. */
const panelFeature = 'punch-holes2';

const sideNames: Record<FeatureSide, string> = { front: 'Front', back: 'Back', na: '' };

const Hint = ({ text }: { text: string }) => (text ? <p className="hint">{text}</p> : null);

/**
 * A form without script shows every group; where one runs, they are tabs. Whoever has opened them before goes on in what
 * they see: it becomes tabs once it is folded.
 */
function useTabsOnceFolded() {
  const isLive = useHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const [isTabbed, setIsTabbed] = useState(isLive);
  useEffect(() => {
    const { current } = details;
    if (!isLive || isTabbed || !current) return;
    const fold = () => setIsTabbed(!current.open);
    fold();
    current.addEventListener('toggle', fold);
    return () => current.removeEventListener('toggle', fold);
  }, [isLive, isTabbed]);
  return [details, isTabbed] as const;
}

/** Foils, embossing, cuts, holes, strings and folds, one tab each. */
export function SpecialFeaturesPart(props: PanelProps) {
  const { range, selection } = props;
  const [details, isTabbed] = useTabsOnceFolded();
  const product = chosenProduct(range, selection);
  if (!offeredFeatures(product).length) return null;
  const tabs = shownFeatures(range, selection).map((feature) => ({
    id: feature.code,
    label: feature.name,
    mark: isFeatureChosen(feature, selection),
    content: (
      <>
        <Hint text={featureHint(feature, selection, product)} />
        {featureSides(feature, selection, product).map((side) => (
          <FeatureGroup
            {...props}
            key={side}
            feature={feature}
            side={side}
            legend={`${feature.name}${feature.code === 'foil-stamp' ? ' (Select up to 3)' : ''}${
              sideNames[side] && ` – ${sideNames[side]}`
            }`}
            place="features"
          />
        ))}
      </>
    ),
  }));
  const { featuresHint } = panelLayouts[productLine(product).name];
  return (
    <details className="features" part="features" ref={details}>
      <summary className="features-button">
        <h3 className="features-head">Special Features (Add-ons)</h3>
      </summary>
      <div className="features-body">
        <h4>Special Features</h4>
        <p className="hint">{featuresHint}</p>
        {isTabbed ? (
          <Tabs label="Special Features" tabs={tabs} />
        ) : (
          tabs.map(({ id, content }) => id !== panelFeature && <div key={id}>{content}</div>)
        )}
      </div>
    </details>
  );
}
