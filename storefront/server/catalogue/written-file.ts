import { array, nonempty, object, pattern, size, string } from 'superstruct';

const words = nonempty(string());

/** What every file has whose text is a page of its own. */
export const WrittenFile = object({
  slug: size(pattern(string(), /^[a-z0-9]+(-[a-z0-9]+)*$/), 1, 100),
  title: words,
  description: words,
  lead: words,
  sections: array(object({ title: words, paragraphs: array(words), items: array(words) })),
  links: array(object({ label: words, path: pattern(string(), /^\/(?!\/)/) })),
});
