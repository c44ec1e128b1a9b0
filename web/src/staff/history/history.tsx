import type { HistoryEntry } from '@club/domain/history';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import type { Row } from '../rows/row-draft.ts';
import type { Labels, RowList } from '../rows/row-list.ts';
import { useFieldNames } from '../rows/use-field-names.ts';
import { InStatusBar, useStatusBar } from '../rows/status-bar.tsx';
import type { OwnSaves } from '../rows/use-own-saves.ts';
import { changesBetween } from './changes-between.ts';
import { Entry } from './entry.tsx';
import { RestoreMessage } from './restore-message.tsx';
import { toRestoredFields } from './restored-fields.ts';
import { useHistory } from './use-history.ts';
import { useRestore } from './use-restore.ts';
import { useRestoreQuestion } from './use-restore-question.tsx';

/** As many as one looks through at once; the rest is a press away. */
const atFirst = 5;

/** The fields that are blank in an entry because they could not be read. */
const unreadableOf = ({ unreadable }: HistoryEntry): readonly string[] => [
  ...new Set([...(unreadable?.before ?? []), ...(unreadable?.after ?? [])]),
];

interface HistoryProps<R extends Row, Fields extends object> {
  readonly list: RowList<R, Fields>;
  readonly labels: Labels<Fields>;
  /** The row as it is on the site. */
  readonly row: R;
  /** The form holds words that are not saved. */
  readonly hasUnsaved: boolean;
  /** Asks before something goes live that should not go unasked. */
  readonly mayPublish: (fields: Fields) => Promise<boolean>;
  readonly track: OwnSaves['track'];
}

/** Who saved a row, when, and what it changed; each save can be taken back (design decision 10). */
export function History<R extends Row, Fields extends object>({
  list,
  labels,
  row,
  hasUnsaved,
  mayPublish,
  track,
}: HistoryProps<R, Fields>) {
  const { collection } = list;
  const { t } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  const { state, retry } = useHistory(collection, row._id, row.updatedAt);
  const { outcome, restore, undo } = useRestore({
    collection,
    id: row._id,
    updatedAt: row.updatedAt,
    track,
  });
  const { begin } = useStatusBar();
  const namesOf = useFieldNames(labels);
  const { ask, dialog } = useRestoreQuestion(
    ({ before }) => changesBetween(labels, row, before),
    hasUnsaved,
  );
  const mayGoBack = async (entry: HistoryEntry): Promise<boolean> => {
    const entries = state.status === 'ready' ? state.data : [];
    const fields = toRestoredFields(list, row, entry, entries);
    return fields === undefined || mayPublish(fields);
  };
  const start = async (entry: HistoryEntry) => {
    if (!(await ask(entry)) || !(await mayGoBack(entry))) return;
    begin('history');
    await restore(entry);
  };
  const takeBack = async (entry: HistoryEntry) => {
    if (await mayGoBack(entry)) await undo(entry);
  };
  const texts = {
    loading: t('admin:history.loading'),
    error: t('admin:history.error'),
    empty: t('admin:history.empty'),
  };
  return (
    <div className="grid gap-4">
      <InStatusBar source="history">
        <RestoreMessage outcome={outcome} onUndo={(entry) => void takeBack(entry)} />
      </InStatusBar>
      <LoadState state={state} texts={texts} retry={retry}>
        {(entries) => (
          <ol className="bg-white px-4 sm:px-6">
            {entries.slice(0, isWhole ? undefined : atFirst).map((entry) => (
              <Entry
                key={entry._id}
                entry={entry}
                changes={changesBetween(labels, entry.before, entry.after)}
                unreadable={namesOf(unreadableOf(entry))}
                isBusy={outcome.status === 'restoring'}
                onRestore={() => void start(entry)}
              />
            ))}
            {!isWhole && entries.length > atFirst && (
              <li className="border-t-2 border-ink/15 py-4">
                <Button look="outline" onClick={() => setIsWhole(true)}>
                  {t('admin:history.more', { count: entries.length - atFirst })}
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
