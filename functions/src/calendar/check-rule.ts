/**
 * Accepts only recurrence rules for which the iterator of ical.js always returns. A cap on
 * occurrences is not enough. If a rule has no occurrence, such as February 30, one call of the
 * iterator never returns (https://github.com/kewisch/ical.js/issues/1038).
 */

/** A rule that ical.js can iterate over. */
export interface CheckedRule {
  /** The rule for ical.js without UNTIL, which `listRuleStarts` applies itself. */
  readonly text: string;
  /** The value of UNTIL. */
  readonly until: string | undefined;
}

/** How many days each month has at least: February in a common year. */
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const weekdayPattern = '(?:MO|TU|WE|TH|FR|SA|SU)';
const isList = (value: string, itemPattern: string) =>
  new RegExp(`^(?:${itemPattern})(?:,(?:${itemPattern}))*$`, 'u').test(value);

const valuePatterns: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/u,
  INTERVAL: /^0*[1-9]\d{0,2}$/u,
  // For ical.js, COUNT=0 is endless.
  COUNT: /^0*[1-9]\d{0,4}$/u,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/u,
  WKST: new RegExp(`^${weekdayPattern}$`, 'u'),
  BYDAY: /^[-+,0-9A-Z]+$/u,
  BYMONTH: /^\d{1,2}(?:,\d{1,2})*$/u,
  BYMONTHDAY: /^-?\d{1,2}(?:,-?\d{1,2})*$/u,
};

type Fields = Readonly<Record<string, string | undefined>>;

function readFields(rule: string): Fields | undefined {
  const fields: Record<string, string> = {};
  for (const part of rule.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = '', ...rest] = part.split('=').map((text) => text.trim());
    const pattern = valuePatterns[name];
    if (!pattern?.test(value) || rest.length > 0 || fields[name] !== undefined) return undefined;
    fields[name] = value;
  }
  return fields;
}

const parseNumbers = (list = '') => (list === '' ? [] : list.split(',').map(Number));

/** Whether each of the days exists in each of the months. */
function doMonthsHaveDays(monthDays: readonly number[], months: readonly number[]): boolean {
  const lengths = months.map((month) => monthLengths[month - 1] ?? 0);
  return monthDays.every((day) => day !== 0 && lengths.every((length) => Math.abs(day) <= length));
}

/** Whether ical.js always finds the next occurrence of a monthly or yearly rule. */
function isSafeMonthRule({ FREQ, INTERVAL = '1', BYDAY, BYMONTH, BYMONTHDAY }: Fields): boolean {
  const isEveryPeriod = Number(INTERVAL) === 1;
  const months = parseNumbers(BYMONTH);
  const monthDays = parseNumbers(BYMONTHDAY);
  if (months.some((month) => month < 1 || month > 12)) return false;
  if (FREQ === 'YEARLY' && months.length === 0) return monthDays.length === 0 && !BYDAY;
  if (FREQ === 'MONTHLY' && months.length > 0 && !isEveryPeriod) return false;
  // A rule for every month soon reaches a long month, so it is checked with January. With an
  // interval, a rule may reach only Februaries.
  const monthsToCheck = months.length > 0 ? months : isEveryPeriod ? [1] : [2];
  if (!doMonthsHaveDays(monthDays, monthsToCheck)) return false;
  if (BYDAY === undefined) return true;
  // Friday the 13th soon occurs if no month is left out. So does another weekday on a day of the
  // month.
  if (monthDays.length > 0)
    return months.length === 0 && isEveryPeriod && isList(BYDAY, weekdayPattern);
  // Some months have no fifth Friday, and only a rule for every month soon reaches one that has.
  const ordinal = isEveryPeriod && months.length === 0 ? '[1-5]' : '[1-4]';
  return isList(BYDAY, `(?:[-+]?${ordinal})?${weekdayPattern}`);
}

function isSafe(fields: Fields): boolean {
  const { FREQ, INTERVAL = '1', BYDAY, BYMONTH, BYMONTHDAY, COUNT, UNTIL } = fields;
  if (FREQ === undefined || (COUNT !== undefined && UNTIL !== undefined)) return false;
  if (FREQ === 'MONTHLY' || FREQ === 'YEARLY') return isSafeMonthRule(fields);
  if (BYMONTH !== undefined || BYMONTHDAY !== undefined) return false;
  if (BYDAY === undefined) return true;
  // With INTERVAL=7, a daily rule stays on one weekday and may never match BYDAY.
  return isList(BYDAY, weekdayPattern) && (FREQ === 'WEEKLY' || Number(INTERVAL) === 1);
}

/** Checks the text of a rule before ical.js gets it. Returns undefined for a refused rule. */
export function checkRule(rule: string): CheckedRule | undefined {
  const fields = readFields(rule);
  if (!fields || !isSafe(fields)) return undefined;
  const text = Object.entries(fields)
    .filter(([name]) => name !== 'UNTIL')
    .map(([name, value]) => `${name}=${value}`)
    .join(';');
  return { text, until: fields['UNTIL'] };
}
