/** Turnaround and calendar, which most visitors never open: fetched once somebody does. */
import type { ComponentType } from 'react';
import type { DeliveryDetailsProps } from './delivery-details.js';

type Details = ComponentType<DeliveryDetailsProps>;

let details: Details | null = null;

/** Lets them be drawn from now on: a server, which draws once, has to say so before. */
export function drawDetailsWith(own: Details): void {
  details = own;
}

/** What draws them; null until it has been fetched. */
export const deliveryDetails = (): Details | null => details;

/** Fetches it. Rejects without a connection; asked again it tries again. */
export const fetchDeliveryDetails = (): Promise<void> =>
  import('./delivery-details.js').then(({ DeliveryDetails }) => drawDetailsWith(DeliveryDetails));
