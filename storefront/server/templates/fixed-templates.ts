/** The templates that there is a file of for each, whatever the catalogue says. Lengths mm. */
import { blankPiece, type Piece } from '@kerf/sdk/drawing';
import { productLine } from '@kerf/sdk/rules';

/** Where templates are. */
export const templatesPath = '/artwork-guide';

/** As what a template is saved: a PDF both times, under the name that its program looks for. */
export type TemplateKind = 'pdf' | 'ai';

/** A template of the list. */
export interface FixedTemplate {
  /** Its folder below {@link templatesPath}. */
  folder: string;
  /** '50x50'. */
  size: string;
  /** 'Square sticker'. */
  name: string;
  /** 'Square sticker, 50 × 50 mm'. */
  title: string;
  piece: Piece;
}

const sticker = productLine({ featured_category_id: 1 });
const card = productLine({ featured_category_id: 2 });

const shapes = [
  {
    folder: 'stickers/square',
    name: 'Square sticker',
    line: sticker,
    shape: 'rectangle',
    sizes: ['50x50', '50x75', '75x75', '50x100', '75x100', '100x100'],
  },
  {
    folder: 'stickers/circle',
    name: 'Circle sticker',
    line: sticker,
    shape: 'circle',
    sizes: ['50x50', '75x75', '100x100'],
  },
  { folder: 'business-cards', name: 'Business card', line: card, shape: 'rectangle', sizes: ['90x55'] },
] as const;

/** All of them, by shape. */
export const fixedTemplates: readonly FixedTemplate[] = shapes.flatMap(
  ({ folder, name, line, shape, sizes }) =>
    sizes.map((size) => {
      const { bleedMm, safetyMm } = line;
      const [widthMm = 0, heightMm = 0] = size.split('x').map(Number);
      return {
        folder,
        size,
        name,
        title: `${name}, ${widthMm} × ${heightMm} mm`,
        piece: {
          ...blankPiece,
          shape,
          widthMm,
          heightMm,
          bleedMm,
          safetyMm,
          cutKind: line === sticker ? 'die' : 'trim',
        },
      };
    }),
);

/** The path of one of them. */
export const templatePath = ({ folder, size }: FixedTemplate, kind: TemplateKind): string =>
  `${templatesPath}/${folder}/${size}mm.${kind}`;
