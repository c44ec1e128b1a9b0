import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { ListedChange } from '@club/domain/calendar/entry-change';
import { useState } from 'react';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { formatDay, formatTimeRange } from '../../../i18n/dates.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowButton } from '../../../ui/row-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useStaffName } from '../../shell/dashboard-context.ts';
import { CalendarDayLink } from '../../shell/page-links.tsx';
import { type ChangeKind, changeKinds, describeEntry, describeTimes } from './describe-change.ts';

interface EntryRowProps {
  readonly entry: CalendarEntry;
  /** What staff changed about it, if anything. */
  readonly change: ListedChange | undefined;
  readonly onChange: (kind: ChangeKind) => void;
  readonly onUndo: (change: ListedChange) => void;
}

function EntryRow({ entry, change, onChange, onUndo }: EntryRowProps) {
  const { t, locale } = useTexts();
  const getStaffName = useStaffName();
  const { state, placeText, firstDay } = entry;
  const what = describeEntry(entry, t);
  const reason = readLocalizedText(entry, 'reason', locale);
  const times = describeTimes(entry, locale);
  const possibleKinds = changeKinds.filter((kind) => kind !== 'time' || firstDay === '');
  return (
    <li
      className={`grid content-start gap-2 border-l-8 bg-white px-4 py-3 wrap-anywhere ${change ? 'border-court' : 'border-river'}`}
    >
      <p className="first-letter:uppercase">
        {state === 'planned' ? times : <s>{times}</s>}
        {placeText !== '' && `, ${placeText}`}
      </p>
      <p className="font-bold">
        {what}
        {state !== 'planned' && ` – ${t(`staffTonight:states.${state}`)}`}
      </p>
      {reason.text !== '' && <p lang={reason.lang}>{reason.text}</p>}
      {change && (
        <p className="text-sm">
          {t('staffTonight:changed', {
            name: getStaffName(change.by),
            at: formatDateAndTime(change.at, locale),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'planned' &&
          possibleKinds.map((kind) => (
            <RowButton key={kind} onClick={() => onChange(kind)}>
              {t(`staffTonight:${kind}`)}
              <VisuallyHidden>
                {' '}
                {what}, {times}
              </VisuallyHidden>
            </RowButton>
          ))}
        {change && (
          <RowButton onClick={() => onUndo(change)}>
            {t('staffTonight:done.undo')}
            <VisuallyHidden> {what}</VisuallyHidden>
          </RowButton>
        )}
      </div>
    </li>
  );
}

interface TonightListProps {
  readonly entries: readonly CalendarEntry[];
  readonly changes: readonly ListedChange[];
  readonly onChange: (entry: CalendarEntry, kind: ChangeKind) => void;
  readonly onUndo: (change: ListedChange) => void;
}

/** The entries of today and tomorrow, each with what staff can do about it. */
export function TonightList({ entries, changes, onChange, onUndo }: TonightListProps) {
  const { t } = useTexts();
  if (entries.length === 0) return <p className="font-semibold">{t('staffTonight:none')}</p>;
  return (
    <ul className="grid gap-2 lg:grid-cols-2">
      {entries.map((entry) => (
        <EntryRow
          key={entry._id}
          entry={entry}
          change={changes.find(({ _id }) => _id === entry._id)}
          onChange={(kind) => onChange(entry, kind)}
          onUndo={onUndo}
        />
      ))}
    </ul>
  );
}

/** What to correct in the calendar for one change: its title, place and time. */
function Difference({ change }: { readonly change: ListedChange }) {
  const { t, locale } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const { calendar, titleToEnter, placeText, times } = change;
  return (
    <li className="grid gap-2 border-l-8 border-court bg-white px-4 py-3 wrap-anywhere">
      <p>
        <s>{calendar.title}</s>, {formatDateAndTime(calendar.start, locale)}
      </p>
      <p>
        {t('staffTonight:differences.title')} <strong>{titleToEnter}</strong>
        {placeText !== null && (
          <span className="block">
            {t('staffTonight:differences.place')} <strong>{placeText}</strong>
          </span>
        )}
        {times && (
          <span className="block">
            {t('staffTonight:differences.time')}{' '}
            <strong>
              {formatDay(times.start, locale)}, {formatTimeRange(times.start, times.end, locale)}
            </strong>
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <RowButton
          onClick={() =>
            void navigator.clipboard.writeText(titleToEnter).then(() => setIsCopied(true))
          }
        >
          {t('staffTonight:differences.copy')}
        </RowButton>
        <span role="status">{isCopied && t('staffTonight:differences.copied')}</span>
        <CalendarDayLink instant={calendar.start} />
      </div>
    </li>
  );
}

/** Where the site differs from the club's calendar, because staff changed an entry. */
export function CalendarDifferences({ changes }: { readonly changes: readonly ListedChange[] }) {
  const { t } = useTexts();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="differences" className="grid gap-3">
      <h3 id="differences" className="font-display text-2xl font-bold">
        {t('staffTonight:differences.heading')}
      </h3>
      <p className="max-w-3xl">{t('staffTonight:differences.text')}</p>
      <ul className="grid gap-2 lg:grid-cols-2">
        {changes.map((change) => (
          <Difference key={change._id} change={change} />
        ))}
      </ul>
    </section>
  );
}
