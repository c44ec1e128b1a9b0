import type { HistoryEntry } from '@club/domain/history';
import { useId } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { type FieldChange, FieldChanges } from './field-changes.tsx';

type Texts = ReturnType<typeof useTexts>;

interface HistoryItemProps {
  readonly entry: HistoryEntry;
  readonly changes: readonly FieldChange[];
  /** The labels of the fields that could not be read, joined with commas. */
  readonly unreadableFieldLabels: string;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

/** Names the author of a save. A change made directly in the database may have no known author. */
function describeAuthor({ isDirect, isAutomatic, by }: HistoryEntry, t: Texts['t']): string {
  if (isAutomatic) return t('staffTime:automatic');
  if (!isDirect) {
    return t('admin:history.saved', { who: by.email || t('admin:history.former') });
  }
  return by.email === ''
    ? t('admin:history.direct')
    : t('admin:history.direct_by', { who: by.email });
}

/** One save of a row: date, author, the button that restores the version before, and changes. */
export function HistoryItem(props: HistoryItemProps) {
  const { entry, changes, unreadableFieldLabels, isBusy, onRestore } = props;
  const { t } = useTexts();
  const dateId = useId();
  return (
    <li className="grid gap-3 py-5 not-first:border-t-2 not-first:border-ink/15">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div>
          <h4 id={dateId} lang="en" className="font-display text-lg leading-tight font-bold">
            <time dateTime={entry.at}>{formatAdminDate(entry.at)}</time>
          </h4>
          <p className="text-sm wrap-anywhere">{describeAuthor(entry, t)}</p>
        </div>
        {changes.length > 0 && (
          <RowButton
            canWrap
            disabled={isBusy}
            // The date is always in English, so it is not part of the button's name.
            aria-describedby={dateId}
            onClick={onRestore}
          >
            {t('admin:history.restore')}
          </RowButton>
        )}
      </div>
      {unreadableFieldLabels !== '' && (
        <p className="text-sm">
          {t('admin:unreadable.history', { fields: unreadableFieldLabels })}
        </p>
      )}
      <FieldChanges
        changes={changes}
        fromLabel={t('admin:history.before')}
        toLabel={t('admin:history.after')}
      />
    </li>
  );
}
