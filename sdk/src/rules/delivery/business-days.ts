/**
 * The one count of days behind every date that is told. A day of the calendar is a whole number, counted from
 * 1970-01-01, so that no clock and no zone comes into it.
 */
import { businessDays, type Turnaround } from './turnaround.js';

const dayLength = 86_400_000;

/** The day of an ISO date 'YYYY-MM-DD'. */
export const toDay = (date: string): number => Date.parse(date) / dayLength;

/** The ISO date of a day. */
export const toIsoDate = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Whether a day is one on which nobody works, weekends left aside. */
export type IsDayOff = (day: number) => boolean;

/** The day of the week, from 0 for Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 4) % 7;

/** Whether the shop prints and carriers drive on a day: no weekend and no day off. */
export const isBusinessDay = (day: number, isDayOff: IsDayOff): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !isDayOff(day);

/** The day that lies `count` business days after a day. */
export function addBusinessDays(day: number, count: number, isDayOff: IsDayOff): number {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached++;
    if (isBusinessDay(reached, isDayOff)) left--;
  }
  return reached;
}

/** What becomes of an order, as days: its first day of printing, the day it leaves, and the day it is there at the latest. */
export interface DeliverySpan {
  starts: number;
  ships: number;
  arrives: number;
}

/**
 * The span of an order that is taken in on a day. Printing begins on the business day after it; from then up to the arrival
 * lie as many business days as printing and shipping take.
 */
export const deliverySpan = (intake: number, turnaround: Turnaround, isDayOff: IsDayOff): DeliverySpan => ({
  starts: addBusinessDays(intake, 1, isDayOff),
  ships: addBusinessDays(intake, turnaround.printing_days, isDayOff),
  arrives: addBusinessDays(intake, businessDays(turnaround), isDayOff),
});
