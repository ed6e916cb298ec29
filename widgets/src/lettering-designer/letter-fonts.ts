/** The fonts that letters are set in, each fetched once for the page, and what sets them. */
import type { LetterFont } from '@kerf/sdk/lettering';
import { findFont } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import { shopUrl } from '../element/shop-url.js';

export type LetterEngine = typeof import('./letter-engine.js');

let engine: LetterEngine | null = null;
const files = new Map<string, Promise<ArrayBuffer>>();

/** Lets designs be drawn from fonts that are at hand: a server, which draws once, has to say so before. */
export function setLettersWith(
  given: LetterEngine,
  open: (name: string, text: string) => LetterFont | null,
): void {
  engine = given;
  given.openFontsWith(open);
}

/** What sets letters; null until it is here. */
export const letterEngine = (): LetterEngine | null => engine;

/** What sets letters, and the font of a name as far as it is here; null until they are. */
export function letterFont(name: string, text: string): { engine: LetterEngine; font: LetterFont } | null {
  const font = engine?.openedFont(name, text);
  return engine && font ? { engine, font } : null;
}

/** Whether a font is here with all that it has for a text. */
export const isFontHere = (name: string, text: string): boolean => !!engine?.isFontWhole(name, text);

function fetchFile(runtime: Runtime, path: string): Promise<ArrayBuffer> {
  const known = files.get(path);
  if (known) return known;
  const file = fetch(shopUrl(runtime, path)).then((answer) => {
    if (!answer.ok) throw new Error(`LETTERING_FONT_FAILED: ${path}`);
    return answer.arrayBuffer();
  });
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

/** The file of a font that has what most texts are written with. Rejects without a connection; asked again it tries again. */
export function fetchFontFile(runtime: Runtime, name: string): Promise<ArrayBuffer> {
  const path = findFont(name)?.path;
  return path ? fetchFile(runtime, path) : Promise.reject(new Error(`LETTERING_FONT_UNKNOWN: ${name}`));
}

/** Fetches what of a font a text lacks. Rejects without a connection; asked again it tries again. */
export async function fetchLetterFont(runtime: Runtime, name: string, text: string): Promise<void> {
  const first = fetchFontFile(runtime, name);
  const [fetched] = await Promise.all([import('./letter-engine.js'), first]);
  engine = fetched;
  const open = (key: string, path: string, file: ArrayBuffer) => {
    try {
      fetched.openFontFile(key, file);
    } catch (error) {
      // What came is something else: next time it is asked for again.
      files.delete(path);
      throw error;
    }
  };
  open(name, findFont(name)?.path ?? '', await first);
  await Promise.all(
    fetched.lackingFiles(name, text).map(async (path) => open(path, path, await fetchFile(runtime, path))),
  );
}
