/**
 * Fetches the families of lettering from their packages and copies a file of each, with its licence, to where the shop
 * serves it from; writes the table of them for the SDK, and the list of licences. What it makes is committed: a font
 * that was ordered in stays as it is, so one that has changed is a new entry.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { families, otherReleases, release } from './families.js';

interface Metadata {
  family: string;
  weights: number[];
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

const rows: { id: string; name: string; style: string; hash: string; metadata: Metadata }[] = [];
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
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  rows.push({ id, name: metadata.family, style, hash, metadata });
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
const listed = rows.map(
  ({ id, name, metadata }) =>
    `| ${name} | ${metadata.license.attribution.replaceAll('|', '\\|').replaceAll('\n', ' ')} | @fontsource/${id} ${releaseOf(id)} |`,
);
await writeFile(
  join(import.meta.dirname, 'README.md'),
  `# Fonts of lettering

Written by \`npm run lettering-fonts\`. Each is under the [SIL Open Font License 1.1](https://openfontlicense.org); its text lies
beside its file in \`storefront/assets/lettering-fonts\`. The shop serves them itself.

| family | copyright | from |
| --- | --- | --- |
${listed.join('\n')}
`,
);
process.stdout.write(`${rows.length} families\n`);
