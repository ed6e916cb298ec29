/** The gallery of a product: what there is to see of it as it is configured. */
import { letteringProductId } from '@kerf/sdk/contract';
import { chosenProduct, quantityOf, toPricingQuery, toPricingRequest } from '@kerf/sdk/rules';
import { ConfigurationProblem } from '../configuration/configuration-problem.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { Carousel } from './carousel.js';

/** An address that a link may lead to; '' for none, such as one that is a script. */
const webAddress = (text: string): string => (/^(https?:|[^:]*$)/i.test(text) ? text : '');

export function Gallery(attributes: WidgetAttributes) {
  const { name, state, problem } = useConfiguration(attributes);
  if (problem) return <ConfigurationProblem name={name} problem={problem} />;
  if (!state?.range || !state.selection)
    return (
      <div className="gallery" part="gallery" aria-busy="true">
        <div className="stage waiting" />
        <div className="picker" />
      </div>
    );
  const { range, selection } = state;
  const quantity = quantityOf(range, selection);
  const designer = webAddress(attributes['designer-url'] ?? '');
  // What was chosen for letters goes along, where it can be made.
  const isLettering = selection.product_id === letteringProductId;
  const request = isLettering && designer && !/[?#]/.test(designer) && toPricingRequest(range, selection);
  return (
    <Carousel
      // Another item is another gallery, which opens anew.
      key={range.item.slug}
      product={chosenProduct(range, selection)}
      itemSlug={range.item.slug}
      choice={selection}
      quantity={quantity}
      designerUrl={request ? `${designer}?${toPricingQuery({ ...request, quantity })}` : designer}
    />
  );
}
