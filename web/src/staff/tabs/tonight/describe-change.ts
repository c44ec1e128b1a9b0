import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { Notice } from '@club/domain/content/notice';
import type { Locale } from '@club/domain/locale';
import type { TFunction } from 'i18next';
import { formatDay, formatTimeRange } from '../../../i18n/dates.ts';
import { getEndOfToday, isShown } from './notice-fields.ts';

/** What staff change about an entry. */
export const changeKinds = ['cancel', 'place', 'time'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Teams, kind and opponent of an entry, such as `U15 · Practice`. */
export function describeEntry(entry: CalendarEntry, t: TFunction): string {
  const { needsReview, title, isForEveryone, teams, kind, opponent } = entry;
  if (needsReview) return title;
  const team = isForEveryone
    ? t('staffCalendar:everyone')
    : teams.map((id) => id.toUpperCase()).join(', ');
  const against = opponent === '' ? '' : ` ${t('staffCalendar:against', { opponent })}`;
  return `${team} · ${t(`staffCalendar:kinds.${kind}`)}${against}`;
}

/** The day and the times of an entry. */
export function describeTimes(
  { firstDay, start, end }: Pick<CalendarEntry, 'firstDay' | 'start' | 'end'>,
  locale: Locale,
): string {
  const day = formatDay(start, locale);
  if (firstDay !== '') return day;
  return `${day}, ${formatTimeRange(start, end, locale)}`;
}

interface NoticeOfChange {
  readonly kind: ChangeKind;
  /** The entry with its new place and times. */
  readonly entry: CalendarEntry;
  readonly reason: string;
  /** The text of the urgent notice that is already on the site, or ''. */
  readonly standing: string;
}

/** What the urgent notice says: what it said before, then the change and its reason. */
export function composeNotice(
  { kind, entry, reason, standing }: NoticeOfChange,
  t: TFunction,
  locale: Locale,
): string {
  const said = t(`staffTonight:said.${kind}`, {
    what: describeEntry(entry, t),
    when: describeTimes(entry, locale),
    place: entry.placeText,
  });
  return [standing, [said, reason.trim()].filter(Boolean).join(' ')].filter(Boolean).join('\n');
}

/** When the notice about an entry ends: with the entry, but not before the standing notice. */
export function findNoticeEnd(
  { start, end }: Pick<CalendarEntry, 'start' | 'end'>,
  standing: Notice | undefined,
  now: number,
): string {
  const own = end > start ? end : (getEndOfToday(Date.parse(start)) ?? end);
  const other = isShown(standing, now) ? standing.showUntil : null;
  return other !== null && Date.parse(other) > Date.parse(own) ? other : own;
}
