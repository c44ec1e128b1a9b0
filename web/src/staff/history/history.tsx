import type { HistoryEntry } from '@club/domain/history';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import type { Row } from '../rows/row-draft.ts';
import type { Labels, RowList } from '../rows/row-list.ts';
import { changesBetween } from './changes-between.ts';
import { Entry } from './entry.tsx';
import { RestoreMessage } from './restore-message.tsx';
import { useHistory } from './use-history.ts';
import { useRestore } from './use-restore.ts';
import { useRestoreQuestion } from './use-restore-question.tsx';

/** As many as one looks through at once; the rest is a press away. */
const atFirst = 5;

interface HistoryProps<R extends Row, Fields extends object> {
  readonly list: RowList<R, Fields>;
  readonly labels: Labels<Fields>;
  /** The row as it is on the site. */
  readonly row: R;
  /** The form holds words that are not saved. */
  readonly hasUnsaved: boolean;
}

/** Who saved a row, when, and what it changed; each save can be taken back (design decision 10). */
export function History<R extends Row, Fields extends object>({
  list: { collection },
  labels,
  row,
  hasUnsaved,
}: HistoryProps<R, Fields>) {
  const { t } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const { state, retry } = useHistory(collection, row._id, row.updatedAt);
  const { outcome, restore, undo } = useRestore({
    collection,
    id: row._id,
    updatedAt: row.updatedAt,
  });
  const { ask, dialog } = useRestoreQuestion(
    ({ before }) => changesBetween(labels, row, before),
    hasUnsaved,
  );
  const start = async (entry: HistoryEntry) => {
    if (await ask(entry)) await restore(entry);
  };
  const texts = {
    loading: t('admin.history.loading'),
    error: t('admin.history.error'),
    empty: t('admin.history.empty'),
  };
  return (
    <div className="grid gap-4">
      <RestoreMessage outcome={outcome} onUndo={(own) => void undo(own)} />
      <LoadState state={state} texts={texts} retry={retry}>
        {(entries) => (
          <ol className="bg-white px-4 sm:px-6">
            {entries.slice(0, isWhole ? undefined : atFirst).map((entry) => (
              <Entry
                key={entry._id}
                entry={entry}
                changes={changesBetween(labels, entry.before, entry.after)}
                isBusy={outcome.status === 'restoring'}
                onRestore={() => void start(entry)}
              />
            ))}
            {!isWhole && entries.length > atFirst && (
              <li className="border-t-2 border-ink/15 py-4">
                <Button look="outline" onClick={() => setIsWhole(true)}>
                  {t('admin.history.more', { count: entries.length - atFirst })}
                </Button>
              </li>
            )}
          </ol>
        )}
      </LoadState>
      {dialog}
    </div>
  );
}
