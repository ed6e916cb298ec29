import { formatShippingDate, toIsoDate } from '@kerf/sdk/rules';
import { type Delivery, orderDay } from './quote-shipping.js';
import { shopTime } from './shipping-dates.js';

/** An hour of the day as it is said: '6 pm'. */
const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;

/** Whose clock is meant, to who reads it under another one: 'Sydney time'. */
const clockWords = (zone: string): string =>
  `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;

/**
 * Until when something counts as done on the day that is under way now: 'by 6 pm today, Sydney time'. A letter, which is
 * read on another day, names the day.
 */
function untilWords(delivery: Delivery, now: Date, isLetter: boolean): string {
  const { zone, cutOffHour } = delivery.shipping;
  const day = orderDay(delivery, now);
  const isToday = !isLetter && day === shopTime(now, zone).day;
  const when = isToday ? 'today' : `on ${formatShippingDate(toIsoDate(day))}`;
  return `by ${hourWords(cutOffHour)} ${when}, ${clockWords(zone)}`;
}

/** How far the proofs of pieces are: some are to come, each is there, or each is approved. */
type ProofsSoFar = 'to-come' | 'there' | 'approved';

/**
 * When pieces arrive that are not on their way yet, by the day of each as {@link quoteShipping} has it at `now`: the
 * latest, with what has to be done until when for that; '' where nothing has a day. `isPaid` where only the proofs are
 * waited for, `proofs` how far those are, `isLetter` for words that are read on another day.
 */
export function arrivalIfApproved(
  dates: readonly (string | undefined)[],
  delivery: Delivery,
  {
    isPaid,
    proofs = 'to-come',
    isLetter = false,
    now,
  }: { isPaid: boolean; proofs?: ProofsSoFar; isLetter?: boolean; now: Date },
): string {
  const last = dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
  const day = last === undefined ? '' : formatShippingDate(last);
  if (day === '') return '';
  const approval = {
    'to-come': isPaid ? 'the proof is made and approved' : 'the proof is approved',
    there: 'you approve the proof',
    approved: '',
  }[proofs];
  const conditions = [approval, isPaid ? '' : 'the order is paid'].filter(Boolean).join(' and ');
  return `Arrives by ${day} if ${conditions} ${untilWords(delivery, now, isLetter)}.`;
}
