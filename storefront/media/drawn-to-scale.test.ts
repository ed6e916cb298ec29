import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Product } from '@kerf/sdk/contract';
import { drawPiece, type Piece, toSvgText } from '@kerf/sdk/drawing';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../server/pricing/load-catalogue.js';
import { configuredPiece } from './configure.js';
import { renderImage } from './render-image.js';

const here = dirname(fileURLToPath(import.meta.url));
let products: Product[];

beforeAll(async () => {
  products = [...(await loadCatalogue(join(here, '../catalogue'))).products.values()];
});

/** Every supply and shape of every product in every size. */
function everyPiece(): {
  words: string;
  piece: Piece;
  size: readonly [number, number];
  isSticker: boolean;
}[] {
  return products.flatMap((product) =>
    product.attributes.sizes.flatMap(({ width, height }) => {
      const { cuttings } = product.attributes;
      const size = [width, height] as const;
      const isSticker = cuttings.length > 0;
      const made = (cutting?: number, shape?: string) => ({
        words: `${product.name}, ${width} x ${height}, ${cutting ?? ''} ${shape ?? ''}`,
        piece: configuredPiece(product, {
          size,
          ...(cutting ? { cutting } : {}),
          ...(shape ? { shape } : {}),
        }),
        size,
        isSticker,
      });
      return isSticker
        ? cuttings.flatMap(({ id, shapes }) =>
            shapes.length ? shapes.map(({ name }) => made(id, name)) : [made(id)],
          )
        : [made()];
    }),
  );
}

/** Labels lie on their roll with the leading edge to the right, so that some are turned on their side. */
function asDrawn({ winding }: Piece, [width, height]: readonly [number, number]): readonly [number, number] {
  return winding?.leadingEdge === 'top' || winding?.leadingEdge === 'bottom'
    ? [height, width]
    : [width, height];
}

describe('Every product in every size', () => {
  test('is drawn at one scale: a millimetre of the drawing is a millimetre of the piece', () => {
    const all = everyPiece();
    expect(all.length).toBeGreaterThan(500);
    for (const { words, piece, size } of all) {
      const { trim } = drawPiece(piece, { guides: true });
      const [along, across] = asDrawn(piece, size);
      expect([trim.width / along, trim.height / across], words).toEqual([1, 1]);
    }
  });

  test('has its bleed and safety where the trade has them: 2 mm for stickers, 1 mm for cards and tags', () => {
    for (const { words, piece, size, isSticker } of everyPiece()) {
      const { bleed, safety } = drawPiece(piece, { guides: true });
      const by = isSticker ? 4 : 2;
      const [along, across] = asDrawn(piece, size);
      expect([bleed.width, bleed.height], words).toEqual([along + by, across + by]);
      expect([safety.width, safety.height], words).toEqual([along - by, across - by]);
    }
  });

  test('is a whole drawing: no number is missing and a circle is as wide as it is high', () => {
    for (const { words, piece } of everyPiece()) {
      expect(toSvgText(drawPiece(piece, { guides: true }).root), words).not.toMatch(/NaN|undefined|Infinity/);
      if (piece.shape === 'circle') expect(piece.widthMm).toBe(piece.heightMm);
    }
  });
});

describe('What is done to a card', () => {
  const product = (slug: string): Product => {
    const found = products.find(({ url_slug }) => url_slug === slug);
    if (!found) throw new Error(`no product ${slug}`);
    return found;
  };

  test('shows: three foils, a raised side, a hole with its string, folds and cut corners', () => {
    const piece = configuredPiece(product('swing-tags'), {
      isTwoSided: true,
      features: [
        'foil-stamp: Gold',
        'foil-stamp: Rose Gold',
        'foil-stamp: Holographic (back)',
        'emboss-deboss: Deboss (back)',
        'die-cut: Cut Corners',
        'punch-holes2: Punch Hole 5.5mm',
        'tag-strings: Black Cotton',
        'fold: Fold in Half',
      ],
    });
    expect(piece.foil).toEqual({ front: ['gold', 'rose'], back: ['holographic'] });
    expect(piece.relief).toEqual({ front: null, back: 'deboss' });
    expect(piece.shape).toBe('tag');
    expect(piece.holes).toMatchObject([{ diameterMm: 5.5, x: piece.widthMm / 2 }]);
    expect(piece.string).toBe('#26231f');
    expect(piece.folds).toEqual([{ direction: 'upright', at: piece.widthMm / 2 }]);
    const [hole] = piece.holes;
    expect((hole?.y ?? 0) - 2.75).toBeGreaterThan(0);
  });

  test('leaves no trace when it is none', () => {
    const features = [
      'die-cut: None',
      'punch-holes2: None',
      'tag-strings: None',
      'fold: None',
      'emboss-deboss: None',
    ];
    expect(configuredPiece(product('premium-business-card'), { features })).toEqual(
      configuredPiece(product('premium-business-card')),
    );
  });

  test('takes the stock that was chosen: kraft has fibres, extra white is white', () => {
    expect(configuredPiece(product('premium-business-card'), { material: 3 }).stock.texture).toBe('fibre');
    expect(configuredPiece(product('premium-business-card'), { material: 2 }).stock.colour).toBe('#ffffff');
  });
});

describe('A picture of a configured piece', () => {
  test('is as large as asked for, in the format asked for, on the ground asked for', async () => {
    const piece = configuredPiece(products[0] as Product);
    const picture = await renderImage(piece, {
      width: 320,
      height: 200,
      format: 'png',
      background: '#c40062',
    });
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 320, height: 200, format: 'png' });
    const [red, green, blue] = await sharp(picture)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, green, blue]).toEqual([196, 0, 98]);
  });

  test('lets a hole show what is behind it', async () => {
    const tag = products.find(({ url_slug }) => url_slug === 'swing-tags') as Product;
    const piece = configuredPiece(tag, { features: ['punch-holes2: Punch Hole 8mm'] });
    const [hole] = piece.holes;
    const { view } = drawPiece(piece);
    const scale = 10;
    const [width, height] = [Math.round(view.width * scale), Math.round(view.height * scale)];
    const picture = await renderImage(piece, { width, height, format: 'png' });
    const at = async (x: number, y: number) => {
      const spot = {
        left: Math.round((x - view.x) * scale),
        top: Math.round((y - view.y) * scale),
        width: 1,
        height: 1,
      };
      return (await sharp(picture).ensureAlpha().extract(spot).raw().toBuffer())[3];
    };
    expect(await at(hole?.x ?? 0, hole?.y ?? 0)).toBe(0);
    expect(await at((hole?.x ?? 0) + 6, hole?.y ?? 0)).toBe(255);
  });
});
