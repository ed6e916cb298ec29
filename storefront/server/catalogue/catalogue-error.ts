/** Why the catalogue can't be used: a file is wrong. `message` names file, path inside it, what was expected and found. */
export class CatalogueError extends Error {
  readonly code = 'CATALOGUE_INVALID';
  /** Relative to the catalogue's directory. */
  readonly file: string;
  /** Inside the file, dotted; '' for the file as a whole. */
  readonly path: string;

  /** `found` is left out where what is there can't be shown, such as a file that is missing. */
  constructor(file: string, path: string, expected: string, ...found: [unknown?]) {
    const where = path ? `${file}, at ${path}` : file;
    super(`${where}: expected ${expected}${found.length ? `, found ${describe(found[0])}` : ''}.`);
    this.name = 'CatalogueError';
    this.file = file;
    this.path = path;
  }
}

const longest = 80;

function describe(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
