const toronto = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * Formats an instant as YYYYMMDDHHmmss in Toronto time, for file names (specification, section 5).
 */
export function toStamp(instant: Date): string {
  return toronto
    .formatToParts(instant)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join('');
}
