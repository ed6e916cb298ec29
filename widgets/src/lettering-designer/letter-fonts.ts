/** The fonts that letters are set in, each fetched once for the page, and what sets them. */
import type { LetterFont } from '@kerf/sdk/lettering';
import { findFont } from '@kerf/sdk/rules';
import type { Runtime } from '@kerf/sdk/runtime';
import { shopUrl } from '../element/shop-url.js';

export type LetterEngine = typeof import('./letter-engine.js');

let engine: LetterEngine | null = null;
let openFont: ((name: string) => LetterFont | null) | null = null;
const fonts = new Map<string, LetterFont>();
const files = new Map<string, Promise<ArrayBuffer>>();

/** Lets designs be drawn from fonts that are at hand: a server, which draws once, has to say so before. */
export function setLettersWith(given: LetterEngine, open: (name: string) => LetterFont | null): void {
  engine = given;
  openFont = open;
}

/** What sets letters, and the font of a name; null until they are here. */
export function letterFont(name: string): { engine: LetterEngine; font: LetterFont } | null {
  const font = fonts.get(name) ?? openFont?.(name);
  return engine && font ? { engine, font } : null;
}

/** The file of a font. Rejects without a connection; asked again it tries again. */
export function fetchFontFile(runtime: Runtime, name: string): Promise<ArrayBuffer> {
  const known = files.get(name);
  if (known) return known;
  const path = findFont(name)?.path;
  const file = path
    ? fetch(shopUrl(runtime, path)).then((answer) => {
        if (!answer.ok) throw new Error(`LETTERING_FONT_FAILED: ${name}`);
        return answer.arrayBuffer();
      })
    : Promise.reject(new Error(`LETTERING_FONT_UNKNOWN: ${name}`));
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
}

/** Fetches what `letterFont` lacks. Rejects without a connection; asked again it tries again. */
export async function fetchLetterFont(runtime: Runtime, name: string): Promise<void> {
  const [fetched, file] = await Promise.all([import('./letter-engine.js'), fetchFontFile(runtime, name)]);
  engine = fetched;
  if (fonts.has(name)) return;
  const font = fetched.parseFont(file);
  fonts.set(name, font);
  fetched.warmFont(font);
}
