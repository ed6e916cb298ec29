import { dollars, formatMoney } from '@kerf/sdk/rules';

/** What a choice would change the total by, in a word: '+$2.40', '−$1.10', 'same price', 'by quote'; '' while it is not known. */
export function changeWords(change: number | null | undefined): string {
  if (change === undefined) return '';
  if (change === null) return 'by quote';
  if (change === 0) return 'same price';
  return `${change < 0 ? '−' : '+'}${formatMoney(dollars(Math.abs(change)))}`;
}
