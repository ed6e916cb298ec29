/** Renders a widget with its shadow root, for {@link Placed}. */
export type PlaceWidget = (tag: string, attributes?: Record<string, string>) => string;

/** What every page can count on. */
export interface PageProps {
  /** The path of this page, without origin and query. */
  path: string;
  place: PlaceWidget;
}
