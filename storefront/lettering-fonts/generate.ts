/**
 * Fetches the families of lettering from their packages and copies the files of each, with its licence, to where the shop
 * serves them from; writes the tables of them for the SDK, and the list of licences. What it makes is committed: a font
 * that was ordered in stays as it is, so one that has changed is a new entry.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { families, otherReleases, release, slices } from './families.js';

interface Metadata {
  family: string;
  weights: number[];
  subsets: string[];
  license: { type: string; attribution: string };
}

const root = join(import.meta.dirname, '../..');
const target = join(root, 'storefront/assets/lettering-fonts');
const packages = await mkdtemp(join(tmpdir(), 'kerf-fonts-'));
const all = Object.entries(families).flatMap(([style, ids]) => ids.map((id) => ({ id, style })));
const releaseOf = (id: string): string => otherReleases[id] ?? release;

await promisify(execFile)('npm', [
  'install',
  ...['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', packages],
  ...all.map(({ id }) => `@fontsource/${id}@${releaseOf(id)}`),
]);
await mkdir(target, { recursive: true });

interface Row {
  id: string;
  name: string;
  style: string;
  hash: string;
  /** The marks of its further files, in the order of `slices`; '' for none. */
  further: string[];
  metadata: Metadata;
}

const rows: Row[] = [];
const markOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

for (const { id, style } of all) {
  const folder = join(packages, 'node_modules/@fontsource', id);
  const metadata = JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8')) as Metadata;
  // What the SDK makes of a name to find its file.
  if (metadata.family.toLowerCase().replaceAll(' ', '-') !== id)
    throw new Error(`${id} is named ${metadata.family}.`);
  if (metadata.license.type !== 'OFL-1.1') throw new Error(`${id} is under ${metadata.license.type}.`);
  const weight = metadata.weights.includes(400) ? 400 : metadata.weights[0];
  const bytes = await readFile(join(folder, `files/${id}-latin-${weight}-normal.woff`));
  await writeFile(join(target, `${id}.woff`), bytes);
  await writeFile(join(target, `${id}.OFL.txt`), await readFile(join(folder, 'LICENSE')));
  const further: string[] = [];
  for (const slice of slices) {
    if (!metadata.subsets.includes(slice)) {
      further.push('');
      continue;
    }
    const more = await readFile(join(folder, `files/${id}-${slice}-${weight}-normal.woff`));
    await writeFile(join(target, `${id}-${slice}.woff`), more);
    further.push(markOf(more));
  }
  rows.push({ id, name: metadata.family, style, hash: markOf(bytes), further, metadata });
}
await rm(packages, { recursive: true });
rows.sort((one, other) => (one.name < other.name ? -1 : 1));

const entries = rows.map(({ name, style, hash }) => `  ['${name}', '${style}', '${hash}'],`);
await writeFile(
  join(root, 'sdk/src/rules/lettering/font-table.ts'),
  `/** Written by \`npm run lettering-fonts\`: name, style, and the mark of the file's content in its address. */
export const fontTable = [
${entries.join('\n')}
] as const;
`,
);
await writeFile(
  join(root, 'sdk/src/lettering/slice-table.ts'),
  `/** Written by \`npm run lettering-fonts\`: the kinds of further files, and by the name of a font the marks of their content in that order; '' for none. */
export const slices = [${slices.map((slice) => `'${slice}'`).join(', ')}] as const;

export const sliceTable: Readonly<Record<string, readonly string[]>> = {
${rows.map(({ name, further }) => `  '${name}': [${further.map((mark) => `'${mark}'`).join(', ')}],`).join('\n')}
};
`,
);
const listed = rows.map(
  ({ id, name, further, metadata }) =>
    `| ${name} | ${slices.filter((_, at) => further[at]).join(', ')} | ${metadata.license.attribution.replaceAll('|', '\\|').replaceAll('\n', ' ')} | @fontsource/${id} ${releaseOf(id)} |`,
);
await writeFile(
  join(import.meta.dirname, 'README.md'),
  `# Fonts of lettering

Written by \`npm run lettering-fonts\`. Each is under the [SIL Open Font License 1.1](https://openfontlicense.org); its text lies
beside its file in \`storefront/assets/lettering-fonts\`. The shop serves them itself.

Western Europe is in the first file of each (\`inter.woff\`), the letters of others in further ones beside it
(\`inter-cyrillic.woff\`), as the packages have them.

| family | further letters | copyright | from |
| --- | --- | --- | --- |
${listed.join('\n')}
`,
);
process.stdout.write(`${rows.length} families\n`);
