import { findConsent, type RowImageVersion } from '@club/domain/content/image-consent';
import type { HistoryEntry, EditableCollection } from '@club/domain/history';
import { useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../data/api-client.ts';
import { listHistory, restoreRow } from '../../data/staff/staff-calls.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { StaffLoadStateView } from '../shell/staff-load-state-view.tsx';
import { useFieldLabelJoiner } from '../fields/use-field-labels.ts';
import { StatusBarMessage } from '../shell/action-message.tsx';
import { useStatusBar } from '../shell/save-bars.tsx';
import { useStaffAction } from '../shell/use-staff-action.ts';
import { findChanges, useRestoreConfirmation } from './field-changes.tsx';
import { HistoryItem } from './history-item.tsx';
import type { Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import type { OwnSaves } from './use-row-form.ts';

type Restore =
  | { readonly status: 'undone' }
  /**
   * A restore is a save with its own history entry. An undo restores the version before that
   * `entry`, which is undefined if it was not found.
   */
  | { readonly status: 'restored'; readonly entry: HistoryEntry | undefined };

interface RestoreOptions {
  readonly collection: EditableCollection;
  /** The row's id. */
  readonly id: string;
  /** The `updatedAt` of the current version, which a restore replaces. */
  readonly updatedAt: string;
  /** Marks the save as this page's own, so that no message names another author. */
  readonly track: OwnSaves['track'];
}

/** Restores the version before a save, and undoes that restore. */
export function useRestore({ collection, id, updatedAt, track }: RestoreOptions) {
  const { outcome, run } = useStaffAction<Restore>();
  /** Finds the entry of the restore: the save that replaced the version `updatedAt`. */
  const findRestoreEntry = async (): Promise<HistoryEntry | undefined> => {
    try {
      return (await listHistory(collection, id)).find(
        ({ before }) => before.updatedAt === updatedAt,
      );
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };
  return {
    outcome,
    restore: (entry: HistoryEntry) =>
      run(async () => {
        await track(restoreRow(entry._id, updatedAt));
        return { status: 'restored', entry: await findRestoreEntry() };
      }),
    undo: (restoreEntry: HistoryEntry) =>
      run(async () => {
        await track(restoreRow(restoreEntry._id, restoreEntry.after.updatedAt));
        return { status: 'undone' };
      }),
  };
}

const hasImageFields = (row: object): row is RowImageVersion =>
  'imageURL' in row && 'consentAt' in row;

/**
 * Returns the fields that a row had before a save. The consent is the current consent of the
 * image, as on the server (docs/decisions/consent.md).
 *
 * @param row the current row
 * @param entries the saves of the row, newest first
 * @returns undefined for a version that cannot be read
 */
function toRestoredFields<R extends Row, Fields extends object>(
  { schema, toFields }: Pick<RowEditorConfig<R, Fields>, 'schema' | 'toFields'>,
  row: R,
  { before }: HistoryEntry,
  entries: readonly HistoryEntry[],
): Fields | undefined {
  const versions = entries.toReversed().flatMap((entry) => [entry.before, entry.after]);
  const imageVersions = [...versions, row].flatMap((version) =>
    hasImageFields(version) ? [version] : [],
  );
  const consent = hasImageFields(before) && {
    consentAt: findConsent(before.imageURL, imageVersions),
  };
  const result = v.safeParse(schema, { ...before, ...consent });
  return result.success ? toFields(result.output) : undefined;
}

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
  const { confirmRestore, dialog } = useRestoreConfirmation();
  const confirmPublishingEarlierVersion = async (entry: HistoryEntry): Promise<boolean> => {
    const fields = toRestoredFields(config, row, entry, latestEntries ?? []);
    return fields === undefined || confirmPublishing(fields);
  };
  const confirmAndRestore = async (entry: HistoryEntry) => {
    const changes = findChanges(labels, row, entry.before);
    if (!(await confirmRestore(changes, hasUnsavedChanges))) return;
    if (!(await confirmPublishingEarlierVersion(entry))) return;
    showMessagesFrom('history');
    await restore(entry);
  };
  const confirmAndUndo = async (entry: HistoryEntry) => {
    if (await confirmPublishingEarlierVersion(entry)) await undo(entry);
  };
  return (
    <div className="grid gap-4">
      <StatusBarMessage
        source="history"
        action="restore"
        outcome={outcome}
        failure={t('admin:history.failed')}
        describe={(done) => {
          if (done.status === 'undone') return { text: t('admin:history.undone') };
          const { entry } = done;
          return {
            text: t('admin:history.restored'),
            onUndo: entry && (() => confirmAndUndo(entry)),
          };
        }}
      />
      <StaffLoadStateView
        state={state}
        error={t('admin:history.error')}
        empty={t('admin:history.empty')}
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
                isBusy={outcome.status === 'running'}
                onRestore={() => void confirmAndRestore(entry)}
                onTakenDown={retry}
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
      </StaffLoadStateView>
      {dialog}
    </div>
  );
}
