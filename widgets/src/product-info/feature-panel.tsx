import type { FeatureInfo, Product } from '@kerf/sdk/contract';
import { noneItemId } from '@kerf/sdk/rules';
import { InfoText } from './info-text.js';

/** What is read about a special feature, and what of it the product has to choose from. */
export function FeaturePanel({ info, product }: { info: FeatureInfo; product: Product }) {
  const feature = product.attributes.print_features.find(({ code }) => code === info.code);
  const offered = feature?.items.filter(({ id }) => id !== noneItemId(feature)).map(({ name }) => name) ?? [];
  const choice = offered.length > 0 ? [{ title: 'To choose from', items: offered }] : [];
  return (
    <div className="info" part="info">
      <h3 className="name">{info.title}</h3>
      <InfoText descriptions={info.descriptions} lists={[...info.lists, ...choice]} level={4} />
    </div>
  );
}
