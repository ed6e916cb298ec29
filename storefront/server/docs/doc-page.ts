/** A page of the documentation, as it is written. */
export interface DocPage {
  /** Where it is shown: '/docs/guides/start'. */
  path: string;
  /** Where its markdown is answered as it is: '/docs/guides/start.md'. Links in it are relative to this. */
  source: string;
  title: string;
  /** What it is about, in a sentence; empty where nothing says so. */
  description: string;
  /** Markdown, from its heading on. */
  text: string;
  /** What else its sections are looked for by, under their fragments. */
  also?: Readonly<Record<string, string>>;
}
