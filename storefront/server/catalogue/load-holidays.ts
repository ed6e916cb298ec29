import type { Holiday } from '@kerf/sdk/contract';
import Holidays from 'date-holidays';
import { array, type Infer, object, pattern, string } from 'superstruct';
import type { HolidayCalendar } from './catalogue.js';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { readJson } from './read-folder.js';

const publicFile = 'holidays/public.json';
const closuresFile = 'holidays/closures.json';

/** Whose public holidays are kept: those of the place where the presses stand. */
const PublicFile = object({ country: string(), state: string() });

const Day = pattern(string(), /^(\d{4}-)?\d{2}-\d{2}$/);

/** The shop's own days off, from the first to the last; those without a year come every year. */
const ClosuresFile = array(object({ from: Day, to: Day, name: string() }));
type Closure = Infer<typeof ClosuresFile>[number];

const dayLength = 86_400_000;
const isYearly = (day: string): boolean => day.length === 5;

/** A closure's day in a year; one that names its year stays in it. */
const inYear = (day: string, year: number): string => (isYearly(day) ? `${year}-${day}` : day);

function checkClosure({ from, to }: Closure, index: number): void {
  for (const [key, day] of Object.entries({ from, to })) {
    // A leap year, so that the last of February can be named.
    const date = inYear(day, 2028);
    if (Number.isNaN(Date.parse(date)) || !new Date(date).toISOString().startsWith(date))
      throw new CatalogueError(closuresFile, `${index}.${key}`, 'a day of the calendar', day);
  }
  if (isYearly(from) !== isYearly(to) || to < from)
    throw new CatalogueError(closuresFile, `${index}.to`, `a day from ${from} on, written like it`, to);
}

/** The closed days of a year that would be worked. */
function closedDays({ from, to, name }: Closure, year: number): Holiday[] {
  const days: Holiday[] = [];
  const last = Date.parse(inYear(to, year));
  for (let time = Date.parse(inYear(from, year)); time <= last; time += dayLength) {
    const day = new Date(time);
    const isWorked = day.getUTCDay() !== 0 && day.getUTCDay() !== 6;
    if (isWorked && day.getUTCFullYear() === year)
      days.push({ date: day.toISOString().slice(0, 10), name, type: 'special' });
  }
  return days;
}

/** A holiday of an evening, as some states keep Christmas Eve, stops no press. */
const isWholeDay = ({ start, end }: { start: Date; end: Date }): boolean =>
  end.getTime() - start.getTime() > 0.9 * dayLength;

/** The days on which nobody prints, from the rules of holidays/: for every year there will be. */
export async function loadHolidays(directory: string): Promise<HolidayCalendar> {
  const place = checkFile(await readJson(directory, publicFile), PublicFile);
  const closures = checkFile(await readJson(directory, closuresFile), ClosuresFile);
  if (!Object.hasOwn(new Holidays().getStates(place.country) ?? {}, place.state))
    throw new CatalogueError(publicFile, 'state', `a state of the country ${place.country}`, place.state);
  closures.forEach(checkClosure);
  const rules = new Holidays(place.country, place.state);

  function makeYear(year: number): readonly Holiday[] {
    const kept = rules
      .getHolidays(year)
      .filter((day) => day.type === 'public' && isWholeDay(day))
      .map(({ date, name }): Holiday => ({ date: date.slice(0, 10), name, type: 'regular' }));
    const days = new Map<string, Holiday>();
    for (const day of [...kept, ...closures.flatMap((closure) => closedDays(closure, year))])
      if (!days.has(day.date)) days.set(day.date, day);
    return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  }
  const years = new Map<number, readonly Holiday[]>();
  return {
    inYear(year) {
      const days = years.get(year) ?? makeYear(year);
      years.set(year, days);
      return days;
    },
  };
}
