/** The shop's typefaces as papers embed them: those of its pages, with the letters of all that Latin script writes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);
const files = {
  text: require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf'),
  head: require.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
} as const;

/** A typeface at a weight. */
export type Face = keyof typeof files;

/** A face that was read. */
interface ReadFace {
  name: Face;
  file: Buffer;
  /** How far its letters rise above the line that they stand on, as a part of their size. */
  ascent: number;
  /** Whether it has a letter. */
  has(codePoint: number): boolean;
}

function readFace(name: Face): ReadFace {
  const file = readFileSync(files[name]);
  const font = fontkit.create(file);
  const letters = new Set('characterSet' in font ? font.characterSet : []);
  const ascent = 'ascent' in font ? font.ascent / font.unitsPerEm : 1;
  return { name, file, ascent, has: (codePoint) => letters.has(codePoint) };
}

let read: Readonly<Record<Face, ReadFace>> | undefined;

/** All of them, read when the first paper is made. */
export const openFaces = (): Readonly<Record<Face, ReadFace>> => {
  read ??= { text: readFace('text'), strong: readFace('strong'), head: readFace('head') };
  return read;
};
