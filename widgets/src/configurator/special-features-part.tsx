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
import { useHydrated } from '../element/use-hydrated.js';
import { Tabs } from '../ui/tabs.js';
import { FeatureGroup } from './feature-group.js';
import { panelLayouts } from './panel-layout.js';
import type { PanelProps } from './panel-props.js';

/** Stands in the panel too, where a form without script has it. */
const panelFeature = 'punch-holes2';

const sideNames: Record<FeatureSide, string> = { front: 'Front', back: 'Back', na: '' };

const Hint = ({ text }: { text: string }) => (text ? <p className="hint">{text}</p> : null);

/** Foils, embossing, cuts, holes, strings and folds, one tab each. */
export function SpecialFeaturesPart(props: PanelProps) {
  const { range, selection } = props;
  const isLive = useHydrated();
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
    <details className="features" part="features">
      <summary className="features-button">
        <h3 className="features-head">Special Features (Add-ons)</h3>
      </summary>
      <div className="features-body">
        <h4>Special Features</h4>
        <p className="hint">{featuresHint}</p>
        {isLive ? (
          <Tabs label="Special Features" tabs={tabs} />
        ) : (
          tabs.map(({ id, content }) => id !== panelFeature && <div key={id}>{content}</div>)
        )}
      </div>
    </details>
  );
}
