import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocPage } from './doc-page.js';
import { readFrontMatter } from './front-matter.js';

/** The guides of a folder, in the order that they give themselves; none where there is no folder. */
export async function readGuides(folder: string): Promise<DocPage[]> {
  const listed = await readdir(folder).catch(() => []);
  const files = listed.filter((file) => file.endsWith('.md')).sort();
  const guides = await Promise.all(
    files.map(async (file) => {
      const { about, text } = readFrontMatter(file, await readFile(join(folder, file), 'utf8'));
      const path = `/docs/guides/${file.slice(0, -'.md'.length)}`;
      const { order, ...said } = about;
      return { order, page: { path, source: `${path}.md`, ...said, text } };
    }),
  );
  return guides.sort((one, other) => one.order - other.order).map(({ page }) => page);
}
