import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import type { HolidayCalendar } from './catalogue.js';
import { loadHolidays } from './load-holidays.js';

let calendar: HolidayCalendar;

beforeAll(async () => {
  calendar = await loadHolidays(catalogueDirectory);
});

const datesOf = (year: number, type: string) =>
  calendar
    .inYear(year)
    .filter((day) => day.type === type)
    .map(({ date }) => date.slice(5));

describe('days on which nobody prints', () => {
  it.each([
    // As the government of New South Wales publishes them.
    [2026, '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28'],
    [2027, '01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28'],
  ])('are the public holidays of New South Wales in %d', (year, dates) => {
    expect(datesOf(year, 'regular')).toEqual(dates.split(' '));
  });

  it('never end', () => {
    for (let year = 2028; year < 2080; year++) {
      const days = datesOf(year, 'regular');
      expect(days).toEqual(expect.arrayContaining(['01-01', '04-25', '12-25', '12-26']));
      expect(days.length).toBeGreaterThan(9);
    }
  });

  it('and the shop’s own, every year between Christmas and New Year, on days that would be worked', () => {
    expect(datesOf(2026, 'special')).toEqual(['12-29', '12-30', '12-31']);
    expect(datesOf(2028, 'special')).toEqual(['12-29']);
    expect(datesOf(2035, 'special')).toEqual(['12-31']);
  });

  it('stand in order, each once', () => {
    for (let year = 2026; year < 2080; year++) {
      const dates = calendar.inYear(year).map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
    }
  });
});

describe('a shop elsewhere', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'kerf-holidays-'));
    await mkdir(join(directory, 'holidays'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  async function load(state: string, closures: object[] = []) {
    await writeFile(join(directory, 'holidays/public.json'), JSON.stringify({ country: 'AU', state }));
    await writeFile(join(directory, 'holidays/closures.json'), JSON.stringify(closures));
    return loadHolidays(directory);
  }

  it.each(['QLD', 'SA', 'NT'])(
    'works in %s on the days of which only the evening is a holiday',
    async (state) => {
      const dates = (await load(state)).inYear(2026).map(({ date }) => date);
      expect(dates).not.toContain('2026-12-24');
      expect(dates).not.toContain('2026-12-31');
      expect(dates).toContain('2026-12-25');
    },
  );

  it('closes once where the closure names its year', async () => {
    const once = await load('VIC', [{ from: '2027-07-01', to: '2027-07-02', name: 'Moving' }]);
    const moving = (year: number) => once.inYear(year).filter(({ name }) => name === 'Moving');
    expect(moving(2027).map(({ date }) => date)).toEqual(['2027-07-01', '2027-07-02']);
    expect([...moving(2026), ...moving(2028)]).toEqual([]);
  });

  it.each([
    ['XX', [], 'holidays/public.json, at state: expected a state of the country AU, found "XX".'],
    ['VIC', [{ from: '02-30', to: '03-01', name: 'x' }], 'at 0.from: expected a day of the calendar'],
    ['VIC', [{ from: '12-30', to: '01-02', name: 'x' }], 'at 0.to: expected a day from 12-30 on'],
    ['VIC', [{ from: '12-30', to: '2027-12-31', name: 'x' }], 'at 0.to: expected a day from 12-30 on'],
  ])('in %s with %j is told what is wrong', async (state, closures, words) => {
    await expect(load(state, closures)).rejects.toThrow(words);
  });
});
