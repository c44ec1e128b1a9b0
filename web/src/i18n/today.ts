const torontoMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  calendar: 'iso8601',
  numberingSystem: 'latn',
  year: 'numeric',
  month: 'numeric',
});

/** The year and the month (1 to 12) by the calendar of Toronto; without moment, which is heavy. */
export function todayInToronto(now = new Date()): { year: number; month: number } {
  const parts = torontoMonth.formatToParts(now);
  const part = (type: 'year' | 'month') => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month') };
}
