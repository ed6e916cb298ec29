import type { Kysely } from 'kysely';
import type { Today } from '../cart/price-line.js';
import type { Schema } from '../db/schema.js';
import { drawLinePicture } from '../papers/draw-line-picture.js';
import { drawPaper } from '../papers/draw-paper.js';
import type { PaperContents, PaperLine } from '../papers/paper-contents.js';
import { quotationContents } from '../papers/quotation-contents.js';
import type { PaperFile } from '../papers/send-paper.js';
import type { KeptQuotation } from './quotation-rows.js';
import { toQuotation } from './read-quotation.js';

/** What the paper of a quotation says as it stands now, and what it is called where it is kept. */
export async function quotationPaper(
  db: Kysely<Schema>,
  kept: KeptQuotation,
  today: Today,
): Promise<{ name: string; contents: PaperContents }> {
  const quotation = await toQuotation(db, kept, today);
  const pictures: PaperLine['picture'][] = [];
  for (const { configuration, product_name } of quotation.items)
    pictures.push(
      configuration ? await drawLinePicture(today.catalogue, configuration, product_name) : undefined,
    );
  const contents = quotationContents(quotation, pictures, today.catalogue.seller);
  return { name: `quotation-${kept.number}.pdf`, contents };
}

/** The paper itself, a PDF. Draws it where it is called: a server that answers others has a press for that. */
export async function makeQuotationPaper(
  db: Kysely<Schema>,
  kept: KeptQuotation,
  today: Today,
): Promise<PaperFile> {
  const { name, contents } = await quotationPaper(db, kept, today);
  return { name, content: await drawPaper(contents) };
}
