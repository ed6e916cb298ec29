import { formatShippingDate } from '@kerf/sdk/rules';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load-catalogue.js';
import { deliveryDates } from './quote-shipping.js';
import { catalogueDirectory } from './testing/test-catalogue.js';

const { news, shipping, holidays } = await loadCatalogue(catalogueDirectory);

/** Everything that a piece of news says, in one line. */
const saidOf = (slug: string): string => {
  const article = news.find((each) => each.slug === slug);
  if (!article) throw new Error(`There is no news ${slug}.`);
  return article.sections.flatMap(({ paragraphs, items }) => [...paragraphs, ...items]).join(' ');
};

/** The days of an order of a way of delivery, at a time in the summer of Sydney. */
const daysOf = (name: string, moment: string) => {
  const way = shipping.methods.find(({ method }) => method === name);
  if (!way) throw new Error(`Nothing is delivered ${name}.`);
  const turnaround = { printing_days: way.printingDays, shipping_days: way.shippingDays };
  return deliveryDates({ shipping, holidays }, turnaround, new Date(`${moment}+11:00`));
};

describe('the news of the summer', () => {
  it('name the last day on which an order is in time for Christmas, by the one way that is offered', () => {
    const day = '2026-12-11';
    expect(saidOf('summer-hours')).toContain(`before 6:00 PM on ${formatShippingDate(day)}.`);
    expect(daysOf('Standard', `${day}T17:59`).arrives).toBe('2026-12-24');
    expect(daysOf('Standard', `${day}T18:00`).arrives > '2026-12-24').toBe(true);
  });

  it('name the days without printing, and when an order of Christmas Eve is started', () => {
    const said = saidOf('summer-hours');
    expect(said).toContain('from Fri 25 Dec 2026 to Fri 1 Jan 2027');
    const off = [...holidays.inYear(2026), ...holidays.inYear(2027)].map(({ date }) => date);
    for (const day of ['2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'])
      expect(off).toContain(day);
    expect(off).not.toContain('2026-12-24');
    const [afternoon, evening] = ['2026-12-24T17:59', '2026-12-24T18:00'].map((moment) =>
      formatShippingDate(daysOf('Standard', moment).starts),
    );
    expect(said).toContain(`in the afternoon starts printing on ${afternoon}`);
    expect(said).toContain(`in the evening on ${evening}`);
  });
});
