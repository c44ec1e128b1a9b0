import type { HistoryEntry } from '@club/domain/history';
import { useState } from 'react';
import { listHistory } from '../../data/staff/staff-history.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadStateView } from '../../ui/load-state-view.tsx';
import { toLoadState } from '../../state/load-state.ts';
import type { Row } from '../row/row-draft.ts';
import type { Labels, RowEditorConfig } from '../row/row-editor-config.ts';
import { useFieldLabelJoiner } from '../fields/use-field-label-joiner.ts';
import { InStatusBar, useStatusBar } from '../save/status-bar.tsx';
import type { OwnSaves } from '../save/use-own-saves.ts';
import { findChanges } from './find-changes.ts';
import { HistoryItem } from './history-item.tsx';
import { RestoreMessage } from './restore-message.tsx';
import { toRestoredFields } from './restored-fields.ts';
import { useRestore } from './use-restore.ts';
import { useRestoreConfirmation } from './use-restore-confirmation.tsx';

/** How many entries are shown at first. */
const initialCount = 5;

/** The fields of an entry that could not be read. */
const findUnreadableFields = ({ unreadable }: HistoryEntry): readonly string[] => [
  ...new Set([...(unreadable?.before ?? []), ...(unreadable?.after ?? [])]),
];

interface RowHistoryProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly labels: Labels<Fields>;
  /** The row as it is on the site. */
  readonly row: R;
  /** Whether the form has unsaved changes. */
  readonly hasUnsavedChanges: boolean;
  /**
   * Asks for confirmation before publishing a text in one language, or a picture without consent.
   */
  readonly confirmPublishing: (fields: Fields) => Promise<boolean>;
  readonly track: OwnSaves['track'];
}

/** The saves of a row: who changed what, and when. Staff can restore the version before a save. */
export function RowHistory<R extends Row, Fields extends object>({
  config,
  labels,
  row,
  hasUnsavedChanges,
  confirmPublishing,
  track,
}: RowHistoryProps<R, Fields>) {
  const { collection } = config;
  const { t } = useTexts();
  const [showsAll, setShowsAll] = useState(false);
  const {
    state,
    data: latestEntries,
    retry,
  } = useStaffRequest({
    key: `the history of ${collection}/${row._id}`,
    version: row.updatedAt,
    fetch: () => listHistory(collection, row._id),
  });
  const { outcome, restore, undo } = useRestore({
    collection,
    id: row._id,
    updatedAt: row.updatedAt,
    track,
  });
  const { showMessagesFrom } = useStatusBar();
  const joinFieldLabels = useFieldLabelJoiner(labels);
  const { confirmRestore, dialog } = useRestoreConfirmation(
    ({ before }) => findChanges(labels, row, before),
    hasUnsavedChanges,
  );
  const confirmPublishingEarlierVersion = async (entry: HistoryEntry): Promise<boolean> => {
    const fields = toRestoredFields(config, row, entry, latestEntries ?? []);
    return fields === undefined || confirmPublishing(fields);
  };
  const confirmAndRestore = async (entry: HistoryEntry) => {
    if (!(await confirmRestore(entry)) || !(await confirmPublishingEarlierVersion(entry))) return;
    showMessagesFrom('history');
    await restore(entry);
  };
  const confirmAndUndo = async (entry: HistoryEntry) => {
    if (await confirmPublishingEarlierVersion(entry)) await undo(entry);
  };
  const texts = {
    loading: t('admin:history.loading'),
    error: t('admin:history.error'),
    empty: t('admin:history.empty'),
  };
  return (
    <div className="grid gap-4">
      <InStatusBar source="history">
        <RestoreMessage outcome={outcome} onUndo={(entry) => void confirmAndUndo(entry)} />
      </InStatusBar>
      <LoadStateView
        state={state.status === 'ready' ? toLoadState(state.data) : state}
        texts={texts}
        retry={retry}
      >
        {(entries) => (
          <ol className="bg-white px-4 sm:px-6">
            {entries.slice(0, showsAll ? undefined : initialCount).map((entry) => (
              <HistoryItem
                key={entry._id}
                entry={entry}
                changes={findChanges(labels, entry.before, entry.after)}
                unreadableFieldLabels={joinFieldLabels(findUnreadableFields(entry))}
                isBusy={outcome.status === 'restoring'}
                onRestore={() => void confirmAndRestore(entry)}
              />
            ))}
            {!showsAll && entries.length > initialCount && (
              <li className="border-t-2 border-ink/15 py-4">
                <Button variant="outline" onClick={() => setShowsAll(true)}>
                  {t('admin:history.more', { count: entries.length - initialCount })}
                </Button>
              </li>
            )}
          </ol>
        )}
      </LoadStateView>
      {dialog}
    </div>
  );
}
