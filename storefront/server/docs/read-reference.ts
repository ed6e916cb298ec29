import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocPage } from './doc-page.js';

/** The text of a file, or null where there is none. */
export const textOf = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/** What a page calls itself in its first heading, without marks and escapes. */
function titleOf(text: string): string {
  const [, heading = 'SDK'] = /^# (.+)$/m.exec(text) ?? [];
  return heading.replaceAll(/\\(.)/g, '$1').replaceAll('`', '');
}

/** The whole sentences of the first paragraph behind the heading that has one, on one line. */
function firstSentence(text: string): string {
  const paragraph = text
    .split(/\n{2,}/)
    .slice(1)
    .find((each) => /^[A-Z][^\n]*[.:]/.test(each));
  const words = paragraph?.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]*\)|[\\`]/g, '$1');
  return /^.*\./.exec(words ?? '')?.[0] ?? '';
}

/** A page that is one file of the repository, or none where the file is not there. */
export async function readOnePage(file: string, path: string): Promise<DocPage[]> {
  const text = await textOf(file);
  if (text === null) return [];
  return [{ path, source: `${path}.md`, title: titleOf(text), description: firstSentence(text), text }];
}

/** Marks in the reference's tables that nothing leads to; markup would be shown as it is written. */
const anchors = /<a id="[^"]*"><\/a> ?/g;

/** The SDK's reference as `npm run docs` writes it into `folder`; empty where that was not run. */
export async function readSdkReference(folder: string): Promise<DocPage[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const files = entries.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.md'));
  return Promise.all(
    files.sort().map(async (file) => {
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll(anchors, '');
      const name = file.slice(0, -'.md'.length);
      return {
        path: `/docs/sdk/${name}`.replace(/\/index$/, ''),
        source: `/docs/sdk/${file}`,
        title: name === 'index' ? 'The SDK' : titleOf(text),
        description: firstSentence(text),
        text,
      };
    }),
  );
}
