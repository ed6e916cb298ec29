import { mediaUrl } from '@kerf/sdk/rules';
import { useWidget } from '../element/widget-context.js';

/** Turns the path of a file of the shop into its address, which on other sites is another origin. */
export function useMedia(): (path: string) => string {
  const { api } = useWidget().runtime;
  return (path) => mediaUrl(api, path);
}
