interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** How many hours Toronto is behind UTC. */
const hoursBehind = { summer: 4, winter: 5 } as const;

function getMonthAtOffset(now: Date, hours: number): Month {
  const localTime = new Date(now.getTime() - hours * 3_600_000);
  return { year: localTime.getUTCFullYear(), month: localTime.getUTCMonth() + 1 };
}

function getMonthFromIntl(now: Date): Month {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
  }).formatToParts(now);
  const readPart = (type: 'year' | 'month') =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: readPart('year'), month: readPart('month') };
}

/**
 * Returns the current year and month in Toronto. It avoids moment, which is large, and `Intl`,
 * whose first use blocks a phone for 100 ms. Only one hour a month needs `Intl`.
 */
export function getTorontoMonth(now = new Date()): Month {
  const summer = getMonthAtOffset(now, hoursBehind.summer);
  const winter = getMonthAtOffset(now, hoursBehind.winter);
  return summer.month === winter.month ? summer : getMonthFromIntl(now);
}
