/** What a file is: by its name, and by its first bytes. Both have to say the same. */
import type { ArtworkKind } from '@kerf/sdk/contract';

/** Bytes from the beginning that say what a file is: much may stand before the first element of a drawing. */
export const headLength = 65_536;

const endings: Readonly<Record<string, ArtworkKind>> = {
  pdf: 'pdf',
  ai: 'ai',
  svg: 'svg',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  tif: 'tiff',
  tiff: 'tiff',
};

/** The kind that a name promises; null for one that is not taken. */
export function kindOfName(name: string): ArtworkKind | null {
  const ending = /\.([a-z]{2,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(endings, ending) ? (endings[ending] ?? null) : null;
}

export type Content = Exclude<ArtworkKind, 'ai'> | 'postscript';

const magic: readonly [Content, string][] = [
  ['pdf', '%PDF-'],
  ['postscript', '%!PS'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
];

/** What of a text is behind what may stand before the first element of XML. */
function behindProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const end = rest.startsWith('<?')
      ? '?>'
      : rest.startsWith('<!--')
        ? '-->'
        : /^<!DOCTYPE/i.test(rest)
          ? /^[^>[]*\[/.test(rest)
            ? ']>'
            : '>'
          : null;
    if (end === null) return rest;
    const at = rest.indexOf(end);
    if (at < 0) return '';
    rest = rest.slice(at + end.length).trimStart();
  }
}

/** What the first bytes of a file say that it is; null for anything that is not taken. */
export function contentOf(head: Buffer): Content | null {
  const bytes = head.toString('latin1');
  const known = magic.find(([, beginning]) => bytes.startsWith(beginning));
  if (known) return known[0];
  if (bytes.includes('\0')) return null;
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  return /^<(?:[A-Za-z_][\w.-]*:)?svg[\s>/]/.test(behindProlog(text)) ? 'svg' : null;
}

/** Whether a file is what its name says. What Illustrator saves is PDF inside, or PostScript where it is old. */
export const isOfKind = (kind: ArtworkKind, content: Content | null): boolean =>
  kind === 'ai' ? content === 'pdf' || content === 'postscript' : content === kind;
