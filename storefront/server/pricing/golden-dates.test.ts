import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { australianStates, type Holiday, type LineStage, type ShippingInfo } from '@kerf/sdk/contract';
import {
  businessDays,
  calendarMonth,
  estimateWords,
  etaText,
  formatShippingDate,
  monthsBetween,
  openingSelection,
  toPricingRequest,
} from '@kerf/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolidayCalendar } from '../catalogue/catalogue.js';
import { loadHolidays } from '../catalogue/load-holidays.js';
import { orderArrival } from '../orders/order-arrival.js';
import type { KeptOrderLine } from '../orders/order-rows.js';
import { loadCatalogue } from './load-catalogue.js';
import { priceConfiguration } from './price-configuration.js';
import { deliveryDates, quoteShipping, shippingInfo, toldDaysOff } from './quote-shipping.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const catalogue = await loadCatalogue(catalogueDirectory);
const { shipping, holidays: own, ranges } = catalogue;
const standard = { printing_days: 4, shipping_days: 5 };
const years = [2026, 2027, 2028, 2029, 2030, 2031];
const calendars = new Map<string, HolidayCalendar>();

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kerf-golden-'));
  await mkdir(join(directory, 'holidays'));
  await writeFile(
    join(directory, 'holidays/closures.json'),
    JSON.stringify([{ from: '12-29', to: '12-31', name: 'Closed' }]),
  );
  for (const state of australianStates) {
    await writeFile(join(directory, 'holidays/public.json'), JSON.stringify({ country: 'AU', state }));
    calendars.set(state, await loadHolidays(directory));
  }
  afterAll(() => rm(directory, { recursive: true }));
});

const calendarOf = (state: string): HolidayCalendar => {
  const calendar = calendars.get(state);
  if (!calendar) throw new Error(`There is no calendar of ${state}.`);
  return calendar;
};

/** The days of a standard order of the presses in a state, at a time of Sydney's clock. */
const datesAt = (holidays: HolidayCalendar, moment: string): string => {
  const { starts, ships, arrives } = deliveryDates({ shipping, holidays }, standard, new Date(moment));
  return `${starts} ${ships} ${arrives}`;
};

/** A day before and a day of each change of the clocks, with its distance from UTC on each side of 6 pm, and around holidays. */
const days: readonly (readonly [string, string])[] = years.flatMap((year): [string, string][] => {
  const firstSunday = (month: string): string =>
    ['01', '02', '03', '04', '05', '06', '07']
      .map((day) => `${year}-${month}-${day}`)
      .find((day) => new Date(`${day}T00:00Z`).getUTCDay() === 0) ?? '';
  const before = (sunday: string): string =>
    new Date(Date.parse(sunday) - 2 * 86_400_000).toISOString().slice(0, 10);
  const after = (sunday: string): string =>
    new Date(Date.parse(sunday) + 86_400_000).toISOString().slice(0, 10);
  const [back, forth] = [firstSunday('04'), firstSunday('10')];
  return [
    [before(back), '+11:00'],
    [back, '+10:00'],
    [after(back), '+10:00'],
    [before(forth), '+10:00'],
    [forth, '+11:00'],
    [after(forth), '+11:00'],
    [`${year}-06-05`, '+10:00'],
    [`${year}-12-23`, '+11:00'],
  ];
});

describe('the dates that the shop has promised', () => {
  it('stay as they were looked at, in every state, at 17:59 and at 18:00, around both changes of the clocks', async () => {
    const lines = australianStates.flatMap((state) => {
      const calendar = calendarOf(state);
      return [
        `${state}: days off`,
        ...years.map(
          (year) =>
            `  ${year}: ${calendar
              .inYear(year)
              .map(({ date, type }) => date.slice(5) + (type === 'special' ? '*' : ''))
              .join(' ')}`,
        ),
        `${state}: starts, ships, arrives at 17:59, and at 18:00`,
        ...days.map(
          ([day, offset]) =>
            `  ${day}: ${datesAt(calendar, `${day}T17:59:59${offset}`)}, ${datesAt(calendar, `${day}T18:00${offset}`)}`,
        ),
      ];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('testing/golden-dates.txt');
  });

  it.each([
    // As the states proclaim them: days that no other rule of ours has.
    ['VIC', '2026-11-03', 'Melbourne Cup'],
    ['QLD', '2026-10-05', 'King’s Birthday in October'],
    ['WA', '2026-06-01', 'Western Australia Day'],
    ['WA', '2026-09-28', 'King’s Birthday in September'],
    ['SA', '2026-03-09', 'Adelaide Cup'],
    ['TAS', '2026-03-09', 'Eight Hours Day'],
    ['ACT', '2026-06-01', 'Reconciliation Day'],
    ['ACT', '2026-03-09', 'Canberra Day'],
    ['NT', '2026-08-03', 'Picnic Day'],
    ['NSW', '2026-10-05', 'Labour Day'],
  ])('know in %s %s, %s', (state, date) => {
    const dates = calendarOf(state)
      .inYear(2026)
      .map((day) => day.date);
    expect(dates).toContain(date);
  });

  it.each(australianStates)('are none on which %s does not work', (state) => {
    const calendar = calendarOf(state);
    const off = new Set(years.flatMap((year) => calendar.inYear(year)).map(({ date }) => date));
    for (const [day, offset] of days)
      for (const date of datesAt(calendar, `${day}T18:00${offset}`).split(' ')) {
        expect(off.has(date), `${day} → ${date}`).toBe(false);
        expect([0, 6]).not.toContain(new Date(date).getUTCDay());
      }
  });

  it('move at 6 pm on a business day, whatever the distance from UTC, and on no other', () => {
    for (const [day, offset] of days) {
      const isWorked =
        ![0, 6].includes(new Date(day).getUTCDay()) &&
        !own.inYear(Number(day.slice(0, 4))).some(({ date }) => date === day);
      const early = datesAt(own, `${day}T17:59:59${offset}`);
      expect(datesAt(own, `${day}T18:00${offset}`) > early, day).toBe(isWorked);
    }
  });
});

/** Every day of the list before and from 6 pm on, by the presses of every state. */
const moments = australianStates.flatMap((state) =>
  days.flatMap(([day, offset]) =>
    ['17:59:59', '18:00:00'].map((time) => ({
      named: `${state}, ${day}, ${time}`,
      state,
      now: new Date(`${day}T${time}${offset}`),
    })),
  ),
);

describe('whatever tells a date', () => {
  // What takes as long as most things do, and what takes longer.
  const items = ['swing-tags', 'vinyl-lettering', 'die-cut'].map((slug) => {
    const range = ranges.get(slug);
    const request = range && toPricingRequest(range, openingSelection(range, null));
    if (!range || !request) throw new Error(`${slug} opens without a price.`);
    return { range, request };
  });
  const paid = { payment: 'paid' } as const;
  const begun = [{ at: '', what: 'production-started', line_id: 'piece' }] as const;

  it('tells the same one, at every moment and in every state: rows of prices, shipping information, calendar, sentences and orders', {
    timeout: 120_000,
  }, () => {
    for (const { named, state, now } of moments) {
      const holidays = calendarOf(state);
      const delivery = { shipping, holidays };
      for (const { range, request } of items) {
        const priced = priceConfiguration({ ...catalogue, holidays }, request, now);
        if (!priced.ok) throw new Error(`${range.item.slug} has no price.`);
        for (const info of shippingInfo(delivery, range, now)) {
          const ways = quoteShipping(delivery, info.id, now);
          const [row] = ways;
          expect([named, row?.date, row && etaText(row)]).toEqual([named, info.arrives, etaText(info)]);
          // Rows of prices, of which the cart keeps one with its line.
          if (info.id === request.product_id)
            for (const { shipping: told } of priced.rows) expect([named, told]).toEqual([named, ways]);
          expect(info.ships < info.arrives && info.starts <= info.ships, named).toBe(true);
          for (const date of [info.starts, info.ships, info.arrives])
            expect(estimateWords(info), named).toContain(formatShippingDate(date));
          expect([named, calendarOfOrder(info, toldDaysOff(delivery, now))]).toEqual([
            named,
            { start: [info.starts], ships: [info.ships], end: [info.arrives], worked: businessDays(info) },
          ]);
          const { printing_days, shipping_days } = info;
          const arrives = `arrives by ${formatShippingDate(info.arrives)}.`;
          const piece = { id: 'piece', product_name: 'It', printing_days, shipping_days } as KeptOrderLine;
          const told = (stage: LineStage) =>
            orderArrival(
              paid,
              [{ ...piece, stage }],
              begun.map((event) => ({ ...event, at: now.toISOString() })),
              delivery,
              now,
            );
          expect([named, told('in-production')]).toEqual([named, [`It: ${arrives}`]]);
          expect(told('proof-sent').join(), named).toContain(formatShippingDate(info.arrives));
        }
      }
    }
  });

  it('tells the same one by the way of every item of the shop', () => {
    for (const moment of ['2026-11-24T17:59+11:00', '2026-11-24T18:00+11:00', '2026-12-23T12:00+11:00']) {
      const now = new Date(moment);
      for (const range of ranges.values())
        for (const info of shippingInfo({ shipping, holidays: own }, range, now)) {
          const [row] = quoteShipping({ shipping, holidays: own }, info.id, now);
          expect([row?.date, row && etaText(row)]).toEqual([info.arrives, etaText(info)]);
        }
    }
  });
});

/** What a calendar marks of an order: the days of each mark, and how many are worked for it. */
function calendarOfOrder(info: ShippingInfo, daysOff: readonly Holiday[]) {
  const all = [...Array(monthsBetween(info.starts, info.arrives))]
    .flatMap((_, month) => calendarMonth(info, daysOff, month).weeks.flat())
    .flatMap((day) => day ?? []);
  const datesOf = (mark: 'isStart' | 'isShipping' | 'isEnd') =>
    all.filter((day) => day[mark]).map(({ date }) => date);
  return {
    start: datesOf('isStart'),
    ships: datesOf('isShipping'),
    end: datesOf('isEnd'),
    worked: all.filter(({ isInRange, isWeekend, holiday }) => isInRange && !isWeekend && !holiday).length,
  };
}
