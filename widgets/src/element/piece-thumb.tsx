import { type PricingRequest, routes } from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';
import { useWidget } from './widget-context.js';

/** What a configuration looks like, small, as the shop draws it. What it is stands beside it in words. */
export function PieceThumb({ of }: { of: PricingRequest }) {
  const { runtime } = useWidget();
  return (
    <img
      className="piece-thumb"
      src={`${runtime.api}${routes.drawing}?${toPricingQuery({ ...of, quantity: null, kinds: 1 })}`}
      width="88"
      height="88"
      alt=""
    />
  );
}
