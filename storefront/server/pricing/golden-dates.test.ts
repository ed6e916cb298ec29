import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { australianStates } from '@kerf/sdk/contract';
import { etaText } from '@kerf/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HolidayCalendar } from '../catalogue/catalogue.js';
import { loadHolidays } from '../catalogue/load-holidays.js';
import { loadCatalogue } from './load-catalogue.js';
import { deliveryDates, quoteShipping, shippingInfo } from './quote-shipping.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const { shipping, holidays: own, ranges } = await loadCatalogue(catalogueDirectory);
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

describe('whatever tells a date', () => {
  it('tells the same one: the rows of prices, the shipping information, and the words of how long it takes', () => {
    for (const moment of ['2026-11-24T17:59+11:00', '2026-11-24T18:00+11:00', '2026-12-23T12:00+11:00']) {
      const now = new Date(moment);
      for (const range of ranges.values())
        for (const info of shippingInfo({ shipping, holidays: own }, range, now)) {
          const [row] = quoteShipping({ shipping, holidays: own }, info.id, now);
          expect([row?.date, row && etaText(row)]).toEqual([info.arrives, etaText(info)]);
          expect(info.ships < info.arrives && info.starts <= info.ships).toBe(true);
        }
    }
  });
});
