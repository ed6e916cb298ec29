import { createRequire } from 'node:module';
import { fromFile } from '@capsizecss/unpack/fs';
import type { FallbackWeight, Typeface } from './typefaces.js';

const require = createRequire(import.meta.url);

/** A sans serif that systems bring, under the names that browsers find it by. `twin` is as wide, letter for letter. */
interface SystemFace {
  name: string;
  local: Record<FallbackWeight, readonly string[]>;
  twin: Record<FallbackWeight, string>;
}

const systemFaces: readonly SystemFace[] = [
  {
    name: 'Arial',
    local: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    },
    twin: {
      regular: require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff'),
      bold: require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
    },
  },
  {
    name: 'Roboto',
    local: { regular: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
    twin: {
      regular: require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff'),
      bold: require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff'),
    },
  },
];

const askedWeights: Record<FallbackWeight, string> = { regular: '400 500', bold: '600 800' };

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** One system face, stretched until its words are as long and its lines as high as the typeface's. */
async function fallbackFace(typeface: Typeface, system: SystemFace, weight: FallbackWeight, file: string) {
  const [ours, theirs] = await Promise.all([fromFile(file), fromFile(system.twin[weight])]);
  const width = ours.xWidthAvg / ours.unitsPerEm / (theirs.xWidthAvg / theirs.unitsPerEm);
  const height = (units: number) => percent(Math.abs(units) / ours.unitsPerEm / width);
  return `@font-face {
  font-family: "${typeface.family} ${system.name}";
  font-weight: ${askedWeights[weight]};
  src: ${system.local[weight].map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(width)};
  ascent-override: ${height(ours.ascent)};
  descent-override: ${height(ours.descent)};
  line-gap-override: ${height(ours.lineGap)};
}
`;
}

/** The style sheet of what stands in while a typeface is on its way, so that nothing moves when it comes. */
export async function fallbackFaces(typefaces: readonly Typeface[]): Promise<string> {
  const faces = typefaces.flatMap((typeface) =>
    systemFaces.flatMap((system) =>
      (['regular', 'bold'] as const).flatMap((weight) => {
        const file = typeface.measured[weight];
        return file ? [fallbackFace(typeface, system, weight, file)] : [];
      }),
    ),
  );
  return (await Promise.all(faces)).join('');
}
