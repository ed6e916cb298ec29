import { array, enums, object, pattern, string } from 'superstruct';
import type { Holiday } from './catalogue.js';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { readFolder } from './read-folder.js';

const HolidayFile = array(
  object({
    date: pattern(string(), /^\d{4}-\d{2}-\d{2}$/),
    name: string(),
    type: enums(['regular', 'special']),
  }),
);

const isDay = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** Every day off in the files of holidays/, rising by date. */
export async function loadHolidays(directory: string): Promise<Holiday[]> {
  const days: Holiday[] = [];
  for (const raw of await readFolder(directory, 'holidays'))
    for (const [index, day] of checkFile(raw, HolidayFile).entries()) {
      if (!isDay(day.date))
        throw new CatalogueError(raw.name, `${index}.date`, 'a day of the calendar', day.date);
      if (days.some(({ date }) => date === day.date))
        throw new CatalogueError(raw.name, `${index}.date`, 'each day once', day.date);
      days.push(day);
    }
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}
