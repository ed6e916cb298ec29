/** Files that are made to break whoever reads them. */
import { deflateSync } from 'node:zlib';
import { makeLongPicture, makePdf, makePdfBomb, makePicture, makeSvg, svgBomb } from './artwork-files.js';

/** A file with its name, and whether it begins as its name says, so that it is taken to be looked at. */
export interface HostileFile {
  name: string;
  content: Buffer;
  isTaken: boolean;
}

const pdfOf = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );

const stream = (dictionary: string, content: Buffer | string): string =>
  `<<${dictionary}/Length ${content.length}>>stream\n${content.toString('latin1')}\nendstream`;

/** A page whose content is given. */
const pageOf = (content: Buffer | string, filter = ''): Buffer =>
  pdfOf(
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 255 156]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>',
    stream(filter, content),
    // A form that draws itself, forever.
    stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>', 'q /X Do Q'),
  );

/** A picture that says it has more pixels than any machine has memory. */
async function hugePicture(): Promise<Buffer> {
  const picture = await makePicture(9, 9);
  picture.writeUInt32BE(2_000_000_000, 16);
  picture.writeUInt32BE(2_000_000_000, 20);
  return picture;
}

/** Files of every kind that is known to have broken a reader. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const pdf = await makePdf({ width: 90, height: 54, words: 'Kerf' });
  const picture = await makePicture(90, 54);
  const archive = Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1');
  const page = Buffer.from('<script>alert(1)</script>');
  const nothing = deflateSync(Buffer.alloc(200 * 1_048_576));
  const taken: [string, Buffer | string][] = [
    // What is two things at once.
    ['document-and-archive.pdf', Buffer.concat([pdf, archive])],
    ['document-and-page.pdf', Buffer.concat([pdf, page])],
    ['picture-and-document.png', Buffer.concat([picture, pdf])],
    ['picture-and-page.png', Buffer.concat([picture, page])],
    ['drawing-with-script.svg', makeSvg('<script>fetch("https://evil.example")</script>')],
    // What unpacks to much.
    ['bomb.pdf', await makePdfBomb(1_000)],
    ['bomb.svg', svgBomb],
    ['packed-page.pdf', pageOf(nothing, '/Filter/FlateDecode')],
    ['packed-twice.pdf', pageOf(deflateSync(nothing), '/Filter[/FlateDecode/FlateDecode]')],
    ['huge.png', await hugePicture()],
    // What ends nowhere.
    ['itself.pdf', pageOf('/X Do')],
    [
      'own-parent.pdf',
      pdfOf('<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2/Parent 2 0 R>>'),
    ],
    ['deep.pdf', pageOf('[('.repeat(500_000))],
    ['deep-objects.pdf', pdfOf(`${'['.repeat(300_000)}${']'.repeat(300_000)}`)],
    ['deep.svg', makeSvg(`${'<g>'.repeat(200_000)}${'</g>'.repeat(200_000)}`)],
    [
      'outside.svg',
      '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&f;</svg>',
    ],
    // What is no file at all.
    ['half.pdf', pdf.subarray(0, pdf.length / 2)],
    ['numbers.pdf', pageOf(`${'9'.repeat(100_000)} -0 1e999 ${'-'.repeat(100_000)} re f`)],
    ['noise.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), makeLongPicture(3_000_000)])],
    ['noise.tif', makeLongPicture(3_000_000)],
    ['../../../etc/x.png', picture],
    ['..\\..\\x\0.png', picture],
  ];
  const refused: [string, Buffer][] = [
    ['archive.pdf', Buffer.concat([archive, pdf])],
    ['page.svg', Buffer.concat([page, Buffer.from(makeSvg(''))])],
    ['picture.pdf', picture],
    ['program.pdf.js', pdf],
    ['a.pdf\0.html', page],
  ];
  return [
    ...taken.map(([name, content]) => ({ name, content: Buffer.from(content), isTaken: true })),
    ...refused.map(([name, content]) => ({ name, content, isTaken: false })),
  ];
}
