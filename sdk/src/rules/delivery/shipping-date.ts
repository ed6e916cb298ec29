/** A day 'YYYY-MM-DD' as people read it ('Mon 7 Dec 2026'), whatever the reader's time zone; '' if it is none. */
export function formatShippingDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  // The language itself lays down 'Mon, 07 Dec 2026 00:00:00 GMT'.
  return Number.isNaN(day.getTime()) ? '' : day.toUTCString().split(/,? 0?/, 4).join(' ');
}
