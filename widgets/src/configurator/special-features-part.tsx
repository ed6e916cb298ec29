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
  const ref = useRef<HTMLDetailsElement>(null);
  const [isTabbed, setIsTabbed] = useState(isLive);
  const onToggle = () => setIsTabbed(isTabbed || (isLive && !ref.current?.open));
  useEffect(onToggle, [isLive]);
  return [isTabbed, { ref, onToggle }] as const;
}

/** Foils, embossing, cuts, holes, strings and folds, one tab each. */
export function SpecialFeaturesPart(props: PanelProps) {
  const { range, selection } = props;
  const [isTabbed, details] = useTabsOnceFolded();
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
    <details className="features" part="features" {...details}>
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
