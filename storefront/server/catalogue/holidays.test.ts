import Holidays from 'date-holidays';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueDirectory } from '../pricing/testing/test-catalogue.js';
import type { Holiday } from './catalogue.js';
import { loadHolidays } from './load-holidays.js';

let days: Holiday[];

beforeAll(async () => {
  days = await loadHolidays(catalogueDirectory);
});

describe('days on which nobody prints', () => {
  it.each([2026, 2027, 2028])('are the public holidays of New South Wales in %d', (year) => {
    const published = new Holidays('AU', 'NSW')
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => ({ date: date.slice(0, 10), name, type: 'regular' }));
    expect(published.length).toBeGreaterThan(9);
    expect(days.filter(({ date, type }) => type === 'regular' && date.startsWith(String(year)))).toEqual(
      published,
    );
  });

  it('and the shop’s own, between Christmas and New Year, on days that would be worked', () => {
    const closures = days.filter(({ type }) => type === 'special');
    expect(closures.length).toBeGreaterThan(0);
    for (const { date } of closures) expect([1, 2, 3, 4, 5]).toContain(new Date(date).getUTCDay());
  });

  it('stand in order, each once', () => {
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
  });
});
