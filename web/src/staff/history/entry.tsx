import type { HistoryEntry } from '@club/domain/history';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowButton } from '../rows/row-button.tsx';
import { type Change, Changes } from './changes.tsx';

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly changes: readonly Change[];
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

/** One save of a row: when, who, what changed, and the way back to before it. */
export function Entry({ entry, changes, isBusy, onRestore }: EntryProps) {
  const { t } = useTexts();
  const when = formatAdminDate(entry.at);
  return (
    <li className="grid gap-3 py-5 not-first:border-t-2 not-first:border-ink/15">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div>
          <h4 lang="en" className="font-display text-lg leading-tight font-bold">
            <time dateTime={entry.at}>{when}</time>
          </h4>
          <p className="text-sm wrap-anywhere">
            {t('admin.history.saved', { who: entry.by.email })}
          </p>
        </div>
        {changes.length > 0 && (
          <RowButton
            disabled={isBusy}
            aria-label={t('admin.history.restore_entry', { when })}
            onClick={onRestore}
          >
            {t('admin.history.restore')}
          </RowButton>
        )}
      </div>
      <Changes changes={changes} from={t('admin.history.before')} to={t('admin.history.after')} />
    </li>
  );
}
