import type { Runtime } from '@kerf/sdk/runtime';
import { createContext, useContext } from 'react';

/** Marks a host that a server rendered, with that server's version, until its script has taken it over. */
export const serverMark = 'data-kerf-ssr';

/** What a widget's components can reach: the shop, and the element they are drawn in (null on the server). */
export interface Widget {
  runtime: Runtime;
  host: (HTMLElement & { emit(type: string, detail: unknown, cancelable?: boolean): boolean }) | null;
}

export const WidgetContext = createContext<Widget | null>(null);

/** The widget around a component. Throws outside of one, which is a programmer's mistake. */
export function useWidget(): Widget {
  const widget = useContext(WidgetContext);
  if (!widget) throw new Error('WIDGET_CONTEXT_MISSING: rendered outside of a widget.');
  return widget;
}
