import { setImmediate as pause } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { DocPage } from './doc-page.js';
import { renderMarkdown } from './render-markdown.js';

/** The longest search that is answered, characters. */
export const maxQueryLength = 100;
/** How many sections an answer names at most. */
const maxHits = 20;
/** How much is shown of a section, characters. */
const excerptLength = 180;

/** A piece of an excerpt, and whether it is what was searched for. */
interface ExcerptPiece {
  text: string;
  isHit: boolean;
}

/** A section that a search found. */
interface SearchHit {
  /** Address with the section's fragment. */
  path: string;
  page: string;
  heading: string;
  excerpt: readonly ExcerptPiece[];
}

/** What a search found: the best sections first, and how many there are in all. */
interface Found {
  hits: SearchHit[];
  count: number;
}

/** Finds sections by the words in them. */
export type Search = (query: string) => Found;

interface Entry {
  id: number;
  path: string;
  page: string;
  heading: string;
  text: string;
  also: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The part of a text around the first of these words, cut between words, with each of them marked. */
function excerptOf(text: string, words: readonly string[]): ExcerptPiece[] {
  // Longer words first, so that one is marked as a whole.
  const longest = [...words].sort((one, other) => other.length - one.length);
  const hits = new RegExp(`(${longest.map(escaped).join('|')})`, 'i');
  const first = Math.max(0, text.search(hits));
  const start = first < 60 ? 0 : text.indexOf(' ', first - 60) + 1;
  const end =
    text.length - start <= excerptLength ? text.length : text.lastIndexOf(' ', start + excerptLength);
  const part = text.slice(start, end > start ? end : start + excerptLength);
  const whole = `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`;
  return whole
    .split(hits)
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter(({ text: piece }) => piece);
}

/** A word with two neighbouring letters in each other's place, in every way. */
const swapped = (word: string): string[] =>
  [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

/** How long others wait at most while the index is made, ms. */
const stretch = 10;

/** Makes the index of all pages, a stretch at a time between other work. Pages of the SDK and the changelog count for less: most look for the words of guides and widgets. */
export async function createSearch(pages: readonly DocPage[], shop: string): Promise<Search> {
  const words = new Set<string>();
  const index = new MiniSearch<Entry>({
    fields: ['page', 'heading', 'text', 'also'],
    processTerm(term) {
      const word = term.toLowerCase();
      words.add(word);
      return word;
    },
  });
  const entries: Entry[] = [];
  let began = performance.now();
  for (const page of pages) {
    renderMarkdown(page, shop).sections.forEach(({ id, heading, text }, place) => {
      const entry = {
        id: entries.length,
        path: place === 0 ? page.path : `${page.path}#${id}`,
        page: page.title,
        heading,
        text: text.replaceAll(/\s+/g, ' ').trim(),
        also: page.also?.[id] ?? '',
      };
      entries.push(entry);
      index.add(entry);
    });
    if (performance.now() - began < stretch) continue;
    await pause();
    began = performance.now();
  }
  // Every word behind a space, so that one look tells whether any begins with what was typed.
  const vocabulary = ` ${[...words].join(' ')}`;
  const begins = (term: string) => vocabulary.includes(` ${term}`);
  return (query) => {
    const find = (combineWith: 'AND' | 'OR') =>
      index.search(query, {
        combineWith,
        // Two letters in each other's place are as common a slip as a wrong one.
        processTerm(term) {
          const word = term.toLowerCase();
          const right =
            begins(word) || word.length < 4 ? undefined : swapped(word).find((it) => words.has(it));
          return right ?? word;
        },
        // Single letters begin nearly everything.
        prefix: (term) => term.length > 2,
        // One slip in a word that is long enough to be told by the rest; what somebody wrote is meant as it is typed.
        fuzzy: (term) => (term.length > 4 && !begins(term) ? 1 : false),
        boost: { page: 3, heading: 2, also: 3 },
        boostDocument: (id) => (/^\/docs\/(sdk|changelog)/.test(entries[id]?.path ?? '') ? 0.5 : 1),
      });
    const every = find('AND');
    const all = every.length > 0 ? every : find('OR');
    const hits = all.slice(0, maxHits).flatMap(({ id, terms }) => {
      const entry = entries[id];
      if (!entry) return [];
      const { path, page, heading, text } = entry;
      return [{ path, page, heading, excerpt: excerptOf(text, terms) }];
    });
    return { hits, count: all.length };
  };
}
