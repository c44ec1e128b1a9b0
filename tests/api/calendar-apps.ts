import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';

/** An event as a calendar app understands it. */
export interface AppEvent {
  readonly uid: string;
  readonly title: string;
  /** An ISO 8601 instant, or a day for an all-day event. */
  readonly start: string;
  readonly isAllDay: boolean;
  readonly sequence: number;
}

function readWithIcalJs(text: string): readonly AppEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, sequence } = new ICAL.Event(component);
    const start = startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString();
    return { uid, title: summary, start, isAllDay: startDate.isDate, sequence };
  });
}

function readWithNodeIcal(text: string): readonly AppEvent[] {
  return Object.values(nodeIcal.parseICS(text))
    .filter((component) => component?.type === 'VEVENT')
    .map(({ uid, summary, start, datetype, sequence }) => {
      const isAllDay = datetype === 'date';
      // node-ical returns an event without times as midnight in the process’s time zone.
      const day = new Date(start.getTime() - start.getTimezoneOffset() * 60_000);
      return {
        uid,
        title: typeof summary === 'string' ? summary : summary.val,
        start: isAllDay ? day.toISOString().slice(0, 10) : start.toISOString(),
        isAllDay,
        sequence: Number(sequence),
      };
    });
}

/** Two independent parsers of iCalendar, in place of calendar apps. */
export const calendarApps = [
  { name: 'ical.js', readEvents: readWithIcalJs },
  { name: 'node-ical', readEvents: readWithNodeIcal },
] as const;
