/** The months of an order, with what each day means for it: by mark and in words, never by colour alone. */
import type { Holiday, ShippingInfo } from '@kerf/sdk/contract';
import {
  type CalendarDay,
  calendarMonth,
  dayWords,
  formatShippingDate,
  holidayWords,
  monthsBetween,
} from '@kerf/sdk/rules';
import { type ComponentType, useState } from 'react';
import type { PagerProps } from '../ui/pager.js';

/** Months that can be looked at, from the first day of printing on. */
const monthsShown = 12;

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

const legend = [
  ['start', 'Printing starts'],
  ['range', 'Printing and shipping'],
  ['ships', 'Ships'],
  ['end', 'Arrives by'],
  ['regular', 'Public holiday'],
  ['special', 'Special closure'],
] as const;

function marksOf(day: CalendarDay): string {
  const { isInRange, isStart, isShipping, isEnd, isWeekend, holiday } = day;
  return [
    'day',
    isInRange && 'range',
    isShipping && 'ships',
    isStart && 'start',
    isEnd && 'end',
    isWeekend && 'weekend',
    holiday?.type,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a page can style of a day. */
const partsOf = (marks: string): string | undefined =>
  marks
    .split(' ')
    .filter((mark) => /^(start|range|end|regular|special)$/.test(mark))
    .map((mark) => `day-${mark}`)
    .join(' ') || undefined;

function Day({ day }: { day: CalendarDay }) {
  const marks = marksOf(day);
  const words = dayWords(day);
  return (
    <td className={marks} part={partsOf(marks)}>
      <span className="face" aria-hidden="true">
        {Number(day.date.slice(8))}
      </span>
      <span className="out">{`${formatShippingDate(day.date)}${words && `: ${words}`}`}</span>
    </td>
  );
}

interface DeliveryCalendarProps {
  info: ShippingInfo;
  holidays: readonly Holiday[];
  Pager: ComponentType<PagerProps>;
}

export function DeliveryCalendar({ info, holidays, Pager }: DeliveryCalendarProps) {
  const [page, setPage] = useState(0);
  // Two beside each other, or as many as the order takes, so that all of it is seen at once.
  const perPage = Math.max(2, monthsBetween(info.starts, info.arrives));
  const pages = Math.ceil(monthsShown / perPage);
  const months = [...Array(perPage)].map((_, index) => calendarMonth(info, holidays, page * perPage + index));
  const daysOff = months
    .flatMap(({ weeks }) => weeks.flat())
    .flatMap((day) => (day?.holiday ? [day.holiday] : []));
  return (
    <div className="calendar" part="calendar">
      <ul className="legend-list" aria-label="What the marks mean">
        {legend.map(([mark, words]) => (
          <li key={mark}>
            <span
              className={
                mark === 'range' ? 'day range' : mark === 'ships' ? 'day range ships' : `day ${mark}`
              }
            >
              <span className="face" />
            </span>
            {words}
          </li>
        ))}
      </ul>
      <div className="months">
        {months.map(({ name, weeks }) => (
          <table className="month" key={name}>
            <caption>{name}</caption>
            <thead>
              <tr>
                {weekdays.map((weekday) => (
                  <th scope="col" key={weekday}>
                    <abbr title={weekday}>{weekday.slice(0, 2)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, index) => (
                <tr key={index}>
                  {week.map((day, weekday) =>
                    day ? <Day key={day.date} day={day} /> : <td key={weekday} />,
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <Pager label="Months" page={page} pages={pages} onPage={setPage} />
      {daysOff.length > 0 && (
        <ul className="days-off" aria-label="Days off in these months">
          {daysOff.map((holiday) => (
            <li key={holiday.date}>
              {`${formatShippingDate(holiday.date)}: ${holiday.name}, ${holidayWords(holiday)}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
