interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** How many hours Toronto is behind UTC. */
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
 * The year and the month in Toronto. It avoids moment, which is large. The first use of `Intl`
 * takes a phone 100 ms. One hour a month needs `Intl`.
 */
export function todayInToronto(now = new Date()): Month {
  const summer = monthBehind(now, hoursBehind.summer);
  const winter = monthBehind(now, hoursBehind.winter);
  return summer.month === winter.month ? summer : monthByCalendar(now);
}
