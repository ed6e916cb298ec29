import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';

/** Turns the path of a file of the shop into its address, which on other sites is another origin. */
export function useMedia(): (path: string) => string {
  const { runtime } = useWidget();
  return (path) => shopUrl(runtime, path);
}
