import { chosenProduct, shippingLine, totalCents } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import { shopTarget, shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';

/**
 * Where the reviews of an item stand: further down on the shop's own page of it, and there from anywhere else, as from the
 * page on which letters are designed.
 */
function reviewsUrl(runtime: Runtime, { item }: OpenConfiguration['range'], isDesigned: boolean): string {
  const line = item.featured_category_id === 1 ? 'stickers' : 'business-cards';
  const url = `${shopUrl(runtime, `/${line}/${item.slug}`)}#reviews`;
  return isDesigned ? url : url.replace(/^\/.*#/, '#');
}

/** The product's name, the way to what others thought of it, and how it ships. */
export function TitlePart({ state, range, selection }: OpenConfiguration) {
  const { runtime } = useWidget();
  return (
    <div className="title" part="title">
      <h2 className="name">{chosenProduct(range, selection).name}</h2>
      <p className="title-line">
        <a
          className="link"
          href={reviewsUrl(runtime, range, selection.lettering !== undefined)}
          target={shopTarget}
        >
          {range.review_line}
        </a>
        <span className="shipping">{shippingLine(totalCents(state))}</span>
      </p>
    </div>
  );
}
