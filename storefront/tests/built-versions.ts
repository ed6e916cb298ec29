import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Writes a file below the widgets of a product in `root`. */
export async function putFile(root: string, file: string, content: string | Buffer): Promise<void> {
  const place = path.join(root, 'widgets', file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}

/**
 * Writes a version of the script tag as a release or as the last build, in the shape of a real one and with a few words
 * in the place of its scripts. `words` tell builds of one version from each other; one chunk is named after them.
 */
export async function putVersion(
  root: string,
  folder: 'releases' | 'dist/cdn',
  version: string,
  words = 'as it is',
): Promise<void> {
  const files: Record<string, string> = {
    'core-a1.js': `// core of ${version}\n${'export const price = 1;\n'.repeat(60)}`,
    [`${words.replaceAll(' ', '-')}-b2.js`]: `// a widget of ${version} ${words}`,
    'kerf.js': `// pinned ${version} ${words}`,
    'rolling.js': `// rolling ${version} ${words}`,
  };
  for (const [name, text] of Object.entries(files)) {
    await putFile(root, `${folder}/${version}/${name}`, text);
    await putFile(root, `${folder}/${version}/${name}.br`, brotliCompressSync(text));
  }
  const digest = createHash('sha384')
    .update(files['kerf.js'] ?? '')
    .digest('base64');
  const manifest = JSON.stringify({
    version,
    loader: { file: `${version}/kerf.js`, integrity: `sha384-${digest}` },
    widgets: {},
    files: Object.fromEntries(Object.keys(files).map((name) => [name, ''])),
  });
  await putFile(root, `${folder}/${version}/manifest.json`, manifest);
  if (folder === 'dist/cdn') await putFile(root, `${folder}/manifest.json`, manifest);
}
