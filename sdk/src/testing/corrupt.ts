/** What may stand in an answer where something else belongs. */
export const corruptions = ['missing', 'null', 'NaN', 'too large', 'another type'] as const;
export type Corruption = (typeof corruptions)[number];

/** A way into an answer: keys, and places in lists. */
export type Path = readonly (string | number)[];

/** Stands for a number that no value holds and only a text can say. */
const mark = (corruption: Corruption) => `\u0000${corruption}`;

const replacement = (corruption: Corruption, present: unknown): unknown => {
  if (corruption === 'missing') return undefined;
  if (corruption === 'null') return null;
  if (corruption !== 'another type') return mark(corruption);
  if (typeof present === 'number') return String(present);
  if (typeof present === 'string') return 7;
  return Array.isArray(present) ? { ...present } : 'text';
};

/** The JSON of an answer in which the one thing at `path` is wrong. */
export function corrupt(answer: unknown, path: Path, corruption: Corruption): string {
  const copy: unknown = structuredClone(answer);
  const last = path.at(-1);
  let at = copy;
  for (const key of path.slice(0, -1)) at = Reflect.get(Object(at), key);
  if (last === undefined || typeof at !== 'object' || at === null || !Reflect.has(at, last))
    throw new Error(`The answer has nothing at ${path.join('.')}.`);
  const wrong = replacement(corruption, Reflect.get(at, last));
  if (wrong === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, wrong);
  return JSON.stringify(copy)
    .replace(JSON.stringify(mark('NaN')), 'NaN')
    .replace(JSON.stringify(mark('too large')), '1e999');
}
