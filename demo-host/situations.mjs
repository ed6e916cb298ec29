import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'pages');

/**
 * Every page but the list itself and the playground: its name in the address, its title, and the sentence that says what it shows, both
 * as its own head has them.
 * @returns {Promise<{ name: string, title: string, sentence: string }[]>}
 */
export async function listSituations() {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.html') && !['index.html', 'playground.html'].includes(file),
  );
  // The ordinary page first, the others by their address.
  files.sort(
    (one, other) => Number(other === 'plain.html') - Number(one === 'plain.html') || one.localeCompare(other),
  );
  return Promise.all(files.map(readSituation));
}

async function readSituation(file) {
  const html = await readFile(path.join(folder, file), 'utf8');
  const title = /<title>(.+?)<\/title>/.exec(html)?.[1];
  const sentence = /<meta name="description" content="(.+?)"/.exec(html)?.[1];
  if (!title || !sentence) throw new Error(`${file} has no title or no description.`);
  return { name: file.replace(/\.html$/, ''), title: title.replace(/ · .*/, ''), sentence };
}
