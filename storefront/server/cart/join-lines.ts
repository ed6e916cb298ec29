/** Two lines of one configuration are one line: a cart does not list the same thing twice. */
import { type LineOutcome, maxSets } from '@kerf/sdk/contract';
import { toPricingQuery } from '@kerf/sdk/rules';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.js';
import { failure } from '../http/api-failure.js';
import type { KeptLine } from './cart-rows.js';
import { findPrice, readConfiguration, type Today } from './price-line.js';
import { type LineContent, lineContent } from './priced-order.js';

/** What two lines have in common that are one: every choice, quantity and sets, and how they are delivered. */
const sameness = ({ configuration, shipping_method_id }: KeptLine): string =>
  `${toPricingQuery(readConfiguration(configuration))} ${shipping_method_id}`;

/** A line that holds two of itself: twice the quantity while that has a price, else twice the sets; null beyond both. */
function doubled(line: KeptLine, today: Today): LineContent | null {
  const kept = readConfiguration(line.configuration);
  const product = today.catalogue.products.get(kept.product_id);
  if (!product) return null;
  const more = { ...kept, quantity: line.quantity * 2 };
  const larger = findPrice(more, today);
  if (larger.ok) return lineContent(product, more, larger.row);
  const sets = { ...kept, kinds: line.kinds * 2 };
  const again = sets.kinds <= maxSets ? findPrice(sets, today) : null;
  return again?.ok ? lineContent(product, sets, again.row) : null;
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

/**
 * Joins a line with the one that is the same, and what comes of it again: the one that was there grows, at its place
 * and at today's price. Where nothing larger is made, both stay.
 */
export function joinLine(lines: readonly KeptLine[], id: string, today: Today): Joined {
  const joined: Joined = { lines: [...lines], line: { id, grown: false }, grown: null, gone: [] };
  for (;;) {
    const line = joined.lines.find((each) => each.id === joined.line.id);
    const same = line && sameness(line);
    const twin = joined.lines.find((each) => each !== line && sameness(each) === same);
    const content = line && twin ? doubled(twin, today) : null;
    if (!line || !twin || !content) return joined;
    const grown = { ...twin, ...content, updated_at: today.now.toISOString() };
    joined.lines = joined.lines.flatMap((each) => (each === line ? [] : each === twin ? [grown] : [each]));
    joined.line = { id: twin.id, grown: true };
    joined.grown = grown;
    joined.gone.push(line.id);
  }
}

/** The same for what a visitor adds or changes: a line that is there twice already is refused, in words. */
export function requireJoined(lines: readonly KeptLine[], id: string, today: Today): Joined {
  const joined = joinLine(lines, id, today);
  const line = joined.lines.find((each) => each.id === id);
  const same = line && sameness(line);
  if (line && joined.lines.some((each) => each !== line && sameness(each) === same))
    throw failure(
      'CART_LINE_FULL',
      'Your cart has this already, as much of it as one line holds. Change the quantity or the options of one of them.',
      { field: 'configuration' },
    );
  return joined;
}

/** Writes what became of lines that are in the database. */
export async function keepJoined(trx: Transaction<Schema>, { grown, gone }: Joined): Promise<void> {
  if (gone.length > 0) await trx.deleteFrom('cart_lines').where('id', 'in', gone).execute();
  if (!grown) return;
  const { id, cart_id: _, position: __, created_at: ___, ...content } = grown;
  await trx.updateTable('cart_lines').set(content).where('id', '=', id).execute();
}
