import { assign, type Infer, object, pattern, string } from 'superstruct';
import { toFeaturedItem } from './build-range.js';
import type { NewsArticle } from './catalogue.js';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import type { LoadedItem } from './load-items.js';
import { readFolderIfThere } from './read-folder.js';
import { WrittenFile } from './written-file.js';

/** A file in news/. */
const NewsFile = assign(
  WrittenFile,
  object({ date: pattern(string(), /^\d{4}-\d{2}-\d{2}$/), item: string() }),
);

const isDay = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

function toArticle(file: string, data: Infer<typeof NewsFile>, items: readonly LoadedItem[]): NewsArticle {
  if (!isDay(data.date)) throw new CatalogueError(file, 'date', 'a day of the calendar', data.date);
  const item = items.find((each) => each.data.slug === data.item);
  if (!item) throw new CatalogueError(file, 'item', 'the slug of a featured item', data.item);
  return { ...data, item: toFeaturedItem(item.data) };
}

/** What the shop has to tell, from news/, the newest first. A catalogue without the folder has none. */
export async function loadNews(directory: string, items: readonly LoadedItem[]): Promise<NewsArticle[]> {
  const articles = new Map<string, NewsArticle>();
  for (const raw of await readFolderIfThere(directory, 'news')) {
    const data = checkFile(raw, NewsFile);
    if (articles.has(data.slug)) throw new CatalogueError(raw.name, 'slug', 'a slug of its own', data.slug);
    articles.set(data.slug, toArticle(raw.name, data, items));
  }
  return [...articles.values()].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
