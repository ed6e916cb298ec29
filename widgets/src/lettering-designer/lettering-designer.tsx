/** Words become letters: what is typed is drawn to scale in the font, the size and the vinyl that are chosen, and priced. */
import { openLettering, shapeLettering } from '@kerf/sdk/actions';
import { letteringProductId, type Selection } from '@kerf/sdk/contract';
import { chosenProduct, openingDesign } from '@kerf/sdk/rules';
import { useEffect, useRef } from 'react';
import { ConfigurationProblem } from '../configuration/configuration-problem.js';
import { useConfiguration } from '../configuration/use-configuration.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { Designer } from './designer.js';

export function LetteringDesigner(attributes: WidgetAttributes) {
  const { name, state, problem } = useConfiguration(attributes);
  const { runtime } = useWidget();
  const { range, selection } = state ?? {};
  const isDesigned = selection?.product_id === letteringProductId;
  const lettering = isDesigned ? selection.lettering : undefined;
  const lacksDesign = isDesigned && !lettering;
  /** Another product has no letters: who comes back from it finds theirs. */
  const last = useRef<Partial<Selection>>({});
  if (lettering && selection) last.current = selection;
  useEffect(() => {
    if (!lacksDesign) return;
    const { lettering: design = openingDesign, width, height = '' } = last.current;
    openLettering(runtime, name, design);
    if (width) shapeLettering(runtime, name, { width, height });
  }, [runtime, name, lacksDesign]);
  if (problem) return <ConfigurationProblem name={name} problem={problem} />;
  if (!state || !range || !selection || lacksDesign)
    return <div className="designer waiting" aria-busy="true" />;
  if (lettering)
    return (
      <Designer
        key={name}
        name={name}
        state={state}
        range={range}
        selection={selection}
        design={lettering}
        attributes={attributes}
      />
    );
  return (
    <p className="designer other" part="other-product">
      {`No letters are set for ${chosenProduct(range, selection).name}.`}
      {range.products.some(({ id }) => id === letteringProductId) &&
        ' To type words and see them cut, choose Vinyl Lettering.'}
    </p>
  );
}
