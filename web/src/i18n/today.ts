interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Toronto's clocks are behind those of UTC by the one in summer, by the other in winter. */
const hoursBehind = { summer: 4, winter: 5 } as const;

function monthBehind(now: Date, hours: number): Month {
  const then = new Date(now.getTime() - hours * 3_600_000);
  return { year: then.getUTCFullYear(), month: then.getUTCMonth() + 1 };
}

function monthByCalendar(now: Date): Month {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
  }).formatToParts(now);
  const part = (type: 'year' | 'month') => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month') };
}

/**
 * The year and the month by the calendar of Toronto; without moment, which is heavy, and without
 * `Intl`, whose first calendar takes a phone 100 ms, but for the one hour a month that needs it.
 */
export function todayInToronto(now = new Date()): Month {
  const summer = monthBehind(now, hoursBehind.summer);
  const winter = monthBehind(now, hoursBehind.winter);
  return summer.month === winter.month ? summer : monthByCalendar(now);
}
