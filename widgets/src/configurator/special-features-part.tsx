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
import { useState } from 'react';
import { Tabs } from '../ui/tabs.js';
import { FeatureGroup } from './feature-group.js';
import { panelLayouts } from './panel-layout.js';
import type { PanelProps } from './panel-props.js';

const sideNames: Record<FeatureSide, string> = { front: 'Front', back: 'Back', na: '' };

const Hint = ({ text }: { text: string }) => (text ? <p className="hint">{text}</p> : null);

/** Foils, embossing, cuts, holes, strings and folds, one tab each. */
export function SpecialFeaturesPart(props: PanelProps) {
  const { range, selection } = props;
  const [isOpen, setIsOpen] = useState(false);
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
  return (
    <section className="features" part="features">
      <h3 className="features-head">
        <button
          className="features-button"
          type="button"
          aria-expanded={isOpen}
          aria-controls="features-body"
          onClick={() => setIsOpen(!isOpen)}
        >
          Special Features (Add-ons)
        </button>
      </h3>
      <div id="features-body" hidden={!isOpen}>
        <h4 className="features-title">Special Features</h4>
        <p className="hint">{panelLayouts[productLine(product).name].featuresHint}</p>
        <Tabs label="Special Features" tabs={tabs} />
      </div>
    </section>
  );
}
