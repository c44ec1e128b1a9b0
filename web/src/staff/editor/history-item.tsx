import type { HistoryEntry } from '@club/domain/history';
import { useContext, useId } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { PicturePartsContext } from '../fields/image-context.ts';
import { type FieldChange, FieldChanges } from './field-changes.tsx';
import { useStaffName } from '../shell/dashboard-context.ts';

type Texts = ReturnType<typeof useTexts>;

interface HistoryItemProps {
  readonly entry: HistoryEntry;
  readonly changes: readonly FieldChange[];
  /** The labels of the fields that could not be read, joined with commas. */
  readonly unreadableFieldLabels: string;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onTakenDown: () => void;
}

/** Names the author of a save. A change made directly in the database may have no known author. */
function describeAuthor(
  { isDirect, isAutomatic, by }: HistoryEntry,
  { t, name }: { readonly t: Texts['t']; readonly name: string },
): string {
  if (isAutomatic) return t('staffTime:automatic');
  if (!isDirect) {
    return t('admin:history.saved', { who: name || t('admin:history.former') });
  }
  return by.email === '' ? t('admin:history.direct') : t('admin:history.direct_by', { who: name });
}

/** One save of a row: date, author, the button that restores the version before, and changes. */
export function HistoryItem(props: HistoryItemProps) {
  const { entry, changes, unreadableFieldLabels, isBusy, onRestore, onTakenDown } = props;
  const { t } = useTexts();
  const getStaffName = useStaffName();
  const { EarlierPicture } = useContext(PicturePartsContext);
  const dateId = useId();
  return (
    <li className="grid gap-3 py-5 not-first:border-t-2 not-first:border-ink/15">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div>
          <h4 id={dateId} lang="en" className="font-display text-lg leading-tight font-bold">
            <time dateTime={entry.at}>{formatAdminDate(entry.at)}</time>
          </h4>
          <p className="text-sm wrap-anywhere">
            {describeAuthor(entry, { t, name: getStaffName(entry.by.email) })}
          </p>
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
      <EarlierPicture entry={entry} describedBy={dateId} onTakenDown={onTakenDown} />
    </li>
  );
}
