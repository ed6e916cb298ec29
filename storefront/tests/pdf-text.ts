/** What a PDF says, read by a library that none of ours writes with. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the tree that screen readers follow. */
export interface ReadElement {
  role: string;
  alt?: string;
  children?: ReadElement[];
}

/** A PDF that was read. */
export interface ReadPdf {
  /** The words of each page, as they are drawn, one space between any two of them. */
  pages: string[];
  title: string;
  isTagged: boolean;
  /** The roles of all elements, in the order in which they are read. */
  roles: string[];
  /** What is said of its figures. */
  alts: string[];
}

/** Reads a PDF. */
export async function readPdfText(content: Buffer): Promise<ReadPdf> {
  const document = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise;
  const [pages, roles, alts]: string[][] = [[], [], []];
  const walk = ({ role, alt, children = [] }: ReadElement) => {
    if (role && role !== 'Root') roles?.push(role);
    if (alt) alts?.push(alt);
    for (const child of children) walk(child);
  };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''));
    pages?.push(words.join(' ').replace(/\s+/g, ' '));
    const tree = (await page.getStructTree()) as ReadElement | null;
    if (tree) walk(tree);
  }
  const { info } = await document.getMetadata();
  const isTagged = (await document.getMarkInfo())?.Marked === true;
  await document.destroy();
  return {
    pages: pages ?? [],
    title: String(Reflect.get(info, 'Title')),
    isTagged,
    roles: roles ?? [],
    alts: alts ?? [],
  };
}
