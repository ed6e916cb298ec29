import type { Cart, CartLine, PricingRequest, PricingRow } from '@kerf/sdk/contract';
import { cents, dollars, isShippingFree, saleSums, toCents, toDollars } from '@kerf/sdk/rules';
import { orderedPiece } from '../artwork/ordered-piece.js';
import { arrivalIfApproved } from '../pricing/arrival.js';
import type { KeptLine } from './cart-rows.js';
import { editPath } from './edit-path.js';
import type { ArtworksAgain } from './line-artwork.js';
import { endedWords, lineQuotation, lineRow } from './line-row.js';
import { readConfiguration, refusalWords, type Today } from './price-line.js';

const gone = 'This can’t be made any more. Remove it, or choose again on its page.';

interface ShownLine {
  line: CartLine;
  /** The row that it is ordered at now; null where it can't be. */
  row: PricingRow | null;
}

/** The size that a line's artwork was made for, where the line has another one now. */
const artworkSize = (
  { artwork_width: width, artwork_height: height }: KeptLine,
  now: PricingRequest,
): Pick<CartLine, 'artwork_size'> =>
  width === null || height === null || (width === now.width && height === now.height)
    ? {}
    : { artwork_size: { width, height } };

/** For how many printed sides of all sets there is artwork, where that is known and not for all of them. */
function artworkSides(
  pages: number | null | undefined,
  { kinds }: KeptLine,
  now: PricingRequest,
  { catalogue }: Today,
): Pick<CartLine, 'artwork_sides'> {
  const wanted = orderedPiece(catalogue, now).sides * kinds;
  return pages != null && pages < wanted ? { artwork_sides: { there: pages, wanted } } : {};
}

function showLine(kept: KeptLine, today: Today, artworks: ArtworksAgain): ShownLine {
  const configuration = readConfiguration(kept.configuration);
  const price = lineRow(kept, today);
  const row = price.ok ? price.row : null;
  const total = cents(kept.price_cents * kept.kinds);
  const current = row ? cents(toCents(row.price) * kept.kinds) : total;
  const quotation = lineQuotation(kept, today);
  const shipping = row?.shipping.find(({ id }) => id === kept.shipping_method_id) ?? row?.shipping[0] ?? null;
  const arrival = arrivalIfApproved([shipping?.date], today.catalogue, { isPaid: false, now: today.now });
  const again = artworks.get(kept.id);
  const line: CartLine = {
    id: kept.id,
    product_name: kept.product_name,
    summary: kept.summary,
    edit_path: editPath(configuration, today.catalogue),
    configuration,
    quantity: kept.quantity,
    kinds: kept.kinds,
    price: toDollars(kept.price_cents),
    total: toDollars(total),
    moved_to: current === total ? null : toDollars(current),
    unavailable: price.ok
      ? null
      : price.kind === 'refused'
        ? (endedWords(kept) ?? refusalWords(price, configuration, today))
        : gone,
    shipping,
    ...(arrival && { arrival }),
    ...(quotation && { quotation }),
    ...(kept.artwork_line_id !== null && { artwork_again: true }),
    ...(again && { artwork_id: again.front }),
    ...artworkSize(kept, configuration),
    ...artworkSides(again?.pages, kept, configuration, today),
    ...(kept.joined_quantity !== null && { joined_quantity: kept.joined_quantity }),
  };
  return { line, row };
}

/**
 * The cart that lines make today. Each line is priced again; what it was added at stands until its holder accepts
 * another price, and what a quotation holds until that ends. A line that can't be ordered is shown and left out of the sums.
 * Without `artworks`, for whoever needs the sums alone, nothing is known of the files that lines are printed from again.
 */
export function toCart(kept: readonly KeptLine[], today: Today, artworks: ArtworksAgain = new Map()): Cart {
  const shown = kept.map((line) => showLine(line, today, artworks));
  const ordered = shown.filter(({ row }) => row !== null);
  const subTotal = cents(ordered.reduce((sum, { line }) => sum + toCents(line.total), 0));
  const firstOption = toCents(ordered[0]?.row?.shipping[0]?.cost ?? dollars(0));
  const { shipping, total, gst } = saleSums({ subTotal, discount: cents(0), firstOption });
  return {
    lines: shown.map(({ line }) => line),
    sub_total: toDollars(subTotal),
    shipping_fee: toDollars(shipping),
    free_shipping: isShippingFree(subTotal),
    gst_included: toDollars(gst),
    total: toDollars(total),
  };
}
