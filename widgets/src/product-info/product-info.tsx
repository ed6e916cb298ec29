/** What there is to read about the product of a configuration, in up to three sections. */
import { loadProductInfo } from '@kerf/sdk/actions';
import type { ProductInformation, Range, Selection } from '@kerf/sdk/contract';
import {
  chosenProduct,
  hasInfoHeader,
  hasSecondTab,
  type InfoEntry,
  informationKey,
  productEntries,
  showsProductInfo,
  stockEntries,
} from '@kerf/sdk/rules';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfigurationProblem } from '../configuration/configuration-problem.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import { useShop } from '../element/use-shop.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { Tabs } from '../ui/tabs.js';
import { FeaturePanel } from './feature-panel.js';
import { InfoHeader } from './info-header.js';
import { InfoText } from './info-text.js';
import { SwitchedInfo } from './switched-info.js';

/** What is read, and what it was read for. */
interface Shown {
  range: Range;
  selection: Selection;
  information: ProductInformation;
}

const headers = {
  products: { title: 'Product Info', words: 'Read about each before you choose.' },
  stocks: { title: 'Stocks', words: 'How each of them looks and feels, and what writes on it.' },
  designer: {
    title: 'Vinyl Lettering Designer',
    words: 'What your letters are cut from, and how they go up.',
  },
};

export function ProductInfo(attributes: WidgetAttributes) {
  const { name, state, problem } = useConfiguration(attributes);
  const { runtime, host } = useWidget();
  const { range, selection } = state ?? {};
  const key = range && selection && showsProductInfo(range) ? informationKey(range, selection) : '';
  const information = useShop((shop) => shop.information?.[key]);
  const last = useRef<Shown>(undefined);
  const [failed, setFailed] = useState('');

  useEffect(() => {
    if (!range || !selection || !key) return;
    let isGone = false;
    loadProductInfo(runtime, range, selection).then((fault) => {
      if (isGone) return;
      setFailed(fault ? key : '');
      if (fault) host?.emit('kerf-error', { configuration: name, item: range.item.slug, ...fault });
    });
    return () => {
      isGone = true;
    };
  }, [runtime, key]);

  if (problem) return <ConfigurationProblem name={name} problem={problem} />;
  if (range && selection && information) last.current = { range, selection, information };
  // Until the next one is there the last one stays, so that nothing jumps. What did not load is not drawn.
  const shown = key && key !== failed ? last.current : undefined;
  if (shown)
    return <Sections {...shown} show={attributes.show || 'product features more'} view={attributes.view} />;
  const isWaiting = !range || (key && key !== failed);
  return isWaiting ? <div aria-busy="true" /> : null;
}

function Sections({
  range,
  selection,
  information,
  show,
  view,
}: Shown & { show: string; view: string | undefined }) {
  const parts = show.split(/\s+/);
  const { infos, features } = information;
  const product = chosenProduct(range, selection);
  const has = ({ ref }: InfoEntry) => infos.some((info) => info.ref === ref);
  const products = productEntries(range, selection);
  const stocks = stockEntries(range, selection);
  const shownRef = products.entries[products.index]?.ref;
  const info = infos.find(({ ref }) => ref === shownRef);
  // The page of a stock tells of it once.
  const ownStocks = stocks.entries.every(({ ref }) => ref !== shownRef) ? stocks.entries.filter(has) : [];
  const isHeaded = (entries: readonly InfoEntry[]) => hasInfoHeader(range.item, entries.length);
  const second = hasSecondTab(range.item, product) ? info?.second : null;
  return (
    <>
      {parts.includes('product') && products.entries.some(has) && (
        <Section label="Product Info">
          <SwitchedInfo
            {...products}
            infos={infos}
            label="Product"
            header={
              view === 'designer' ? headers.designer : isHeaded(products.entries) ? headers.products : null
            }
          />
        </Section>
      )}
      {parts.includes('features') && features.length > 0 && (
        <Section label="Special Features">
          <InfoHeader
            title="Special Features"
            words="Get the most out of special business cards: what each feature does, and what it asks of your artwork."
          />
          <Tabs
            label="Special Features"
            isWhole
            tabs={features.map((feature) => ({
              id: feature.code,
              label: feature.name,
              content: <FeaturePanel info={feature} product={product} />,
            }))}
          />
        </Section>
      )}
      {parts.includes('more') && ownStocks.length > 0 && (
        <Section label="Stocks">
          <SwitchedInfo
            {...stocks}
            infos={infos}
            label="Stock"
            header={isHeaded(stocks.entries) ? headers.stocks : null}
          />
        </Section>
      )}
      {parts.includes('more') && second && (
        <Section label={second.title}>
          <div className="info" part="info">
            <h2 className="title">{second.title}</h2>
            <InfoText {...second} level={3} />
          </div>
        </Section>
      )}
    </>
  );
}

function Section({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="section" part="section" aria-label={label}>
      {children}
    </section>
  );
}
