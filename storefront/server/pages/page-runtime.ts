import { apiBase, type ProductInformation } from '@kerf/sdk/contract';
import {
  type CartState,
  type ConfigurationState,
  createRuntime,
  type OrdersState,
  type PersonState,
  type ReviewsState,
  type Runtime,
  type ShippingState,
} from '@kerf/sdk/runtime';

/** What the widgets of a page are about. */
interface PageState {
  configuration?: ConfigurationState | undefined;
  /** The cart of who asks, on the pages that are made for them alone. */
  cart?: CartState | undefined;
  person?: PersonState | undefined;
  orders?: OrdersState | undefined;
  /** What is read about products, by `informationKey`. */
  information?: Record<string, ProductInformation> | undefined;
  shipping?: Record<string, ShippingState> | undefined;
  reviews?: Record<string, ReviewsState> | undefined;
}

/** The shop of one request: nothing in it outlives the answer, and nothing is asked over the network. */
export function pageRuntime({
  configuration,
  cart,
  person,
  orders,
  information,
  shipping,
  reviews,
}: PageState): Runtime {
  return createRuntime({
    api: apiBase,
    initialState: () => ({
      ...(configuration && { configurations: { [configuration.item]: configuration } }),
      ...(cart && { cart }),
      ...(person && { person }),
      ...(orders && { orders }),
      ...(information && { information }),
      ...(shipping && { shipping }),
      ...(reviews && { reviews }),
    }),
  });
}
