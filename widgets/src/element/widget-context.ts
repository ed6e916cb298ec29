import type { Runtime } from '@kerf/sdk/runtime';
import { createContext, useContext } from 'react';

/** Marks a host that a server rendered, with that server's version, until its script has taken it over. */
export const serverMark = 'data-kerf-ssr';

/** Sent to a widget's shadow root when it is let go of. */
export const goneEvent = 'kerf-gone';

/** What a widget's components can reach: the shop, and the element they are drawn in (null on the server). */
export interface Widget {
  runtime: Runtime;
  host: (HTMLElement & { emit(type: string, detail: unknown, cancelable?: boolean): boolean }) | null;
}

/** Given by whatever draws a widget: its element, or a server. */
export const WidgetContext = createContext({} as Widget);

/** The widget around a component. */
export const useWidget = (): Widget => useContext(WidgetContext);
