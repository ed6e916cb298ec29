/** Two lines of one configuration are one line: a cart does not list the same thing twice. */
import type { LineOutcome } from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { KeptLine } from './cart-rows.js';
import { findPrice, readConfiguration, type Today } from './price-line.js';
import { type LineContent, lineContent } from './priced-order.js';

/** What two lines have in common that can be one: every choice but the quantity, how they are delivered, and their artwork. */
const sameness = ({ configuration, shipping_method_id, artwork_line_id }: KeptLine): string =>
  `${toPricingQuery({ ...readConfiguration(configuration), quantity: null })} ${shipping_method_id} ${artwork_line_id}`;

/** A line with so many pieces more, at today's price; null where that many have none. */
function enlarged(line: KeptLine, more: number, today: Today): LineContent | null {
  const kept = readConfiguration(line.configuration);
  const product = today.catalogue.products.get(kept.product_id);
  if (!product) return null;
  const configuration = { ...kept, quantity: line.quantity + more };
  const price = findPrice(configuration, today);
  return price.ok ? { ...lineContent(product, configuration, price.row), added_quantity: more } : null;
}

/** The first of some lines that can have so many pieces more, as it is then. */
function growFirst(lines: readonly KeptLine[], more: number, today: Today): KeptLine | null {
  const tried = new Set<number>();
  for (const line of lines) {
    // Those of one quantity come to one sum: it is priced once, however many they are.
    if (tried.has(line.quantity)) continue;
    tried.add(line.quantity);
    const content = enlarged(line, more, today);
    if (content) return { ...line, ...content, updated_at: today.now.toISOString() };
  }
  return null;
}

/** The lines of a cart after a line of them found those that are the same. */
interface Joined {
  lines: KeptLine[];
  /** Where the line is now. */
  line: LineOutcome;
  /** The line that grew; null for none. */
  grown: KeptLine | null;
  /** Ids of the lines that it took in. */
  gone: string[];
}

/** How a line came to stand beside one that is the same. */
interface Coming {
  /** It was just added. */
  isAdded?: boolean;
  /** It was in another cart. */
  isMerged?: boolean;
}

/**
 * Joins a line with the one that is the same and of its quantity, and what comes of it again: the one that was there
 * grows, at its place. A line that was just added joins the one too that grew by its quantity before: each press of
 * one button adds as many. Where the sum has no price, both stay.
 */
export function joinLine(
  lines: readonly KeptLine[],
  id: string,
  today: Today,
  { isAdded = false, isMerged = false }: Coming = {},
): Joined {
  const joined: Joined = { lines: [...lines], line: { id, grown: false }, grown: null, gone: [] };
  for (;;) {
    const line = joined.lines.find((each) => each.id === joined.line.id);
    // What a quotation has a price for is its own line: of more pieces it would have another one.
    if (!line || line.quotation_number !== null) return joined;
    const countsPresses = isAdded && !joined.grown;
    const same = sameness(line);
    const twins = joined.lines.filter(
      (each) =>
        each !== line &&
        each.quotation_number === null &&
        (each.quantity === line.quantity || (countsPresses && each.added_quantity === line.quantity)) &&
        sameness(each) === same,
    );
    const first = growFirst(twins, line.quantity, today);
    if (!first) return joined;
    const grown = isMerged ? { ...first, joined_quantity: first.quantity - line.quantity } : first;
    joined.lines = joined.lines.flatMap((each) =>
      each === line ? [] : each.id === grown.id ? [grown] : [each],
    );
    joined.line = { id: grown.id, grown: true };
    joined.grown = grown;
    joined.gone.push(line.id);
  }
}

/** Writes what became of lines that are in the database. */
export async function keepJoined(trx: Transaction<Schema>, { grown, gone }: Joined): Promise<void> {
  if (gone.length > 0) await trx.deleteFrom('cart_lines').where('id', 'in', gone).execute();
  if (!grown) return;
  const { id, cart_id: _, position: __, created_at: ___, ...content } = grown;
  await trx.updateTable('cart_lines').set(content).where('id', '=', id).execute();
}
