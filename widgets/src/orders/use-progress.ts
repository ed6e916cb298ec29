import type { Order } from '@kerf/sdk/contract';
import { useEffect, useRef } from 'react';
import { useWidget } from '../element/widget-context.js';

/** Tells the page when an order that is shown came further, whoever brought that about: what it says of it is old then. */
export function useProgress(order: Order | null): void {
  const { host } = useWidget();
  const id = order?.id ?? null;
  const state = order && [order.payment, ...order.lines.map(({ stage }) => stage)].join();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (id !== null && shown.current === id) host?.emit('kerf-order-progress', { order: id });
    shown.current = id;
  }, [id, state]);
}
