/** What every widget's component receives: the element's observed attributes, '' where absent. */
export type WidgetAttributes = Record<string, string>;
