import { openConfiguration } from '@kerf/sdk/actions';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import { useEffect } from 'react';
import { useShop } from './use-shop.js';
import type { WidgetAttributes } from './widget-attributes.js';
import { useWidget } from './widget-context.js';

/** The name that widgets share when the page names none. */
const defaultConfiguration = 'main';

/**
 * The configuration a widget is tied to, opened when it names an item. A widget without an `item` waits for another
 * one of the same configuration to name it.
 */
export function useConfiguration(attributes: WidgetAttributes): {
  name: string;
  state: ConfigurationState | undefined;
} {
  const { runtime } = useWidget();
  const name = attributes.configuration || defaultConfiguration;
  const { item, product } = attributes;
  useEffect(() => {
    if (item) openConfiguration(runtime, name, { item, product: product || null });
  }, [runtime, name, item, product]);
  return { name, state: useShop((shop) => shop.configurations[name]) };
}
