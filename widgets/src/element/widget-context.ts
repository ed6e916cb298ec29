import type { Runtime } from '@kerf/sdk/runtime';
import { createContext, useContext } from 'react';

/** What a widget's components can reach: the shop, and the element they are drawn in (null on the server). */
export interface Widget {
  runtime: Runtime;
  /** Whether a server drew it: what is drawn first has to be the same. */
  isServerDrawn?: boolean;
  host: { emit(type: string, detail: unknown, cancelable?: boolean): boolean } | null;
}

export const WidgetContext = createContext<Widget | null>(null);

/** The widget around a component. Throws outside of one, which is a programmer's mistake. */
export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (!widget)
    throw new Error('WIDGET_CONTEXT_MISSING: a Kerf component was rendered outside of its widget.');
  return widget;
}
