import type { ArtworkSent } from '@kerf/sdk/contract';
import { artworkSent } from '@kerf/sdk/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.js';
import type { FilesOfLines } from './files-of-lines.js';
import type { KeptOrderLine } from './order-rows.js';
import { missingOf } from './printed-files.js';

type ListedLine = Pick<KeptOrderLine, 'id' | 'order_id' | 'kinds' | 'configuration'>;

/** How much of the artwork of each piece was sent: messages are asked for where something of it is missing alone. */
export async function sentOfLines(
  db: Kysely<Schema>,
  lines: readonly ListedLine[],
  files: FilesOfLines,
): Promise<(line: ListedLine) => ArtworkSent> {
  const lacking = new Map(
    lines.flatMap((line) => {
      const missing = missingOf(line, files.get(line.id) ?? []);
      return missing ? [[line.id, missing] as const] : [];
    }),
  );
  const orders = [...new Set(lines.filter(({ id }) => lacking.has(id)).map(({ order_id }) => order_id))];
  const messages =
    orders.length === 0
      ? []
      : await db
          .selectFrom('order_messages')
          .select(['order_id', 'line_id', 'from', 'at'])
          .where('order_id', 'in', orders)
          .where('from', '=', 'customer')
          .execute();
  return (line) => {
    const missing = lacking.get(line.id);
    return artworkSent(
      {
        artworks: (files.get(line.id) ?? []).map((file) => ({ ...file, warnings: missing ? [missing] : [] })),
        messages: messages.filter(({ order_id }) => order_id === line.order_id),
      },
      line,
    );
  };
}
