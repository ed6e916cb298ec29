import { create, defaulted, type Infer, number, record, string, type } from 'superstruct';
import { parse } from 'yaml';

/**
 * What a guide says about itself before its text. One without a place in the order comes last. `also` has words that people
 * look for and that stand nowhere in it, by the fragment of the section that answers them.
 */
const FrontMatter = type({
  title: string(),
  description: defaulted(string(), ''),
  order: defaulted(number(), Number.MAX_SAFE_INTEGER),
  also: defaulted(record(string(), string()), {}),
});

/** Splits a file into what it says about itself and its text. Throws DOCS_FRONT_MATTER with the file's name where it says too little. */
export function readFrontMatter(
  file: string,
  content: string,
): { about: Infer<typeof FrontMatter>; text: string } {
  const [, matter = '', text = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(content) ?? [];
  try {
    return { about: create(parse(matter), FrontMatter), text: text.trim() };
  } catch (cause) {
    throw new Error(`DOCS_FRONT_MATTER: ${file} has to begin with a title between two lines of "---".`, {
      cause,
    });
  }
}
