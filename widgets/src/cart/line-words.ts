import type { CartLine } from '@kerf/sdk/contract';
import { formatMoney } from '@kerf/sdk/rules';

/** What a line comes to, as it is said: 'Swing Tags: 50 × 2 sets, $32.88.' */
export const lineWords = ({ product_name, quantity, kinds, total }: CartLine): string =>
  `${product_name}: ${quantity}${kinds > 1 ? ` × ${kinds} sets` : ''}, ${formatMoney(total)}.`;
