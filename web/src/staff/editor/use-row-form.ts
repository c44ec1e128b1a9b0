import { useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { createRow } from '../../data/staff/staff-calls.ts';
import { findCurrent } from '../shell/staff-problem.ts';
import { deleteNewRowId } from './new-row-id.ts';
import {
  changeFields,
  decideConflict,
  type Draft,
  type EditState,
  findStoredDraft,
  isChanged,
  mergeOwnSave,
  mergeRemote,
  rebaseAfterSave,
  restoreDraft,
  type Row,
  startEdit,
  storeRowDraft,
  toDraft,
  updateStoredDraft,
} from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import { clearFieldErrors, findObstacle, type SaveOutcome, toSaveFailure } from './save-outcome.ts';

const makeVersionKey = ({ _id, updatedAt }: Row) => `${_id} ${updatedAt}`;

/** Tracks the saves from this page, so that nobody else is named as their author. */
function useOwnSaves() {
  const [pendingCount, setPendingCount] = useState(0);
  // Changed in place, because a handler that waits for a response must also know the saves that
  // ended after its render. The count renders again after each of them.
  const [savedVersions] = useState(() => new Set<string>());
  return {
    /** Tracks a save of one or several rows, and returns its result. */
    track: async <Saved extends Row | readonly Row[]>(save: Promise<Saved>): Promise<Saved> => {
      setPendingCount((count) => count + 1);
      try {
        const saved = await save;
        for (const row of [saved].flat()) savedVersions.add(makeVersionKey(row));
        return saved;
      } finally {
        setPendingCount((count) => count - 1);
      }
    },
    /** While true, a newer live row may be from a save of this page. */
    hasPendingSave: pendingCount > 0,
    isOwnSave: (row: Row): boolean => savedVersions.has(makeVersionKey(row)),
  };
}

export type OwnSaves = ReturnType<typeof useOwnSaves>;

/**
 * The form of a dashboard tab (specification, sections 4 and 5). It has the selected row, its
 * draft, and the last save's outcome. A newer live row is merged, but not during a save.
 */
export function useRowForm<R extends Row, Fields extends object>(
  tabConfig: RowEditorConfig<R, Fields>,
  rows: readonly R[],
) {
  const ownSaves = useOwnSaves();
  const config: typeof tabConfig = {
    ...tabConfig,
    save: (...input) => ownSaves.track(tabConfig.save(...input)),
  };
  const [edit, setEdit] = useState<EditState<Fields>>();
  const [outcome, setOutcome] = useState<SaveOutcome<Fields>>({ status: 'none' });
  const [newRow, setNewRow] = useState<R>();
  const selectionCount = useRef(0);

  const liveRow = rows.find(({ _id }) => _id === edit?.draft.id);
  const openRow = liveRow ?? (newRow?._id === edit?.draft.id ? newRow : undefined);
  if (
    edit &&
    liveRow &&
    outcome.status !== 'saving' &&
    !ownSaves.hasPendingSave &&
    liveRow.updatedAt > edit.draft.base
  ) {
    // React allows a state change during render after a prop changes. The newer `base` prevents an
    // endless loop.
    const next = (ownSaves.isOwnSave(liveRow) ? mergeOwnSave : mergeRemote)(
      edit,
      liveRow,
      config.toFields,
    );
    setEdit(next);
    // The saved row equals the draft: the save succeeded, and only its response was lost. A failed
    // undo leaves the draft unchanged.
    if (outcome.status === 'failed' && isChanged(edit.draft) && !isChanged(next.draft))
      setOutcome({ status: 'saved', undoFields: undefined });
  }

  /** Shows the edit of a row, or none. The draft of the row before it stays stored. */
  const show = (findEdit: () => EditState<Fields> | undefined) => {
    selectionCount.current += 1;
    // A merge may have changed the draft or its conflicts since the last input.
    if (edit && isChanged(edit.draft)) storeRowDraft(config.name, edit.draft, edit.conflicts);
    setEdit(findEdit());
    setOutcome({ status: 'none' });
  };
  /** Shows and stores what staff have typed or decided. */
  const update = (next: EditState<Fields>) => {
    setEdit(next);
    storeRowDraft(config.name, next.draft, next.conflicts);
  };
  /** Whether a draft is of the new row, which neither a save nor an upload has stored yet. */
  const isUnstored = ({ id, base }: Draft<Fields>) =>
    newRow?._id === id && newRow.updatedAt === base;
  /**
   * Creates the new row in the form, and merges what the server filled in into the form's draft.
   *
   * @returns the function that does the same to another draft
   */
  const create = async (id: string) => {
    const createdRow = await ownSaves.track(
      createRow(config.collection, { id }).then((created) => v.parse(config.schema, created)),
    );
    deleteNewRowId(config.name);
    const merge = (draft: Draft<Fields>) =>
      mergeOwnSave({ draft }, createdRow, config.toFields).draft;
    // Staff may have selected another row meanwhile.
    setEdit((latest) =>
      latest?.draft.id === id ? { ...latest, draft: merge(latest.draft) } : latest,
    );
    return merge;
  };
  /**
   * Saves a draft. The first save of a new row creates it.
   *
   * @param undoFields what a later undo of this save restores; undefined if it cannot be undone
   */
  const send = async (
    unsavedDraft: Draft<Fields>,
    status: 'saved' | 'undone',
    undoFields?: Fields,
  ) => {
    setOutcome({ status: 'saving' });
    const selection = selectionCount.current;
    let draft = unsavedDraft;
    let draftAtSend = edit?.draft ?? draft;
    try {
      if (isUnstored(draft)) {
        const merge = await create(draft.id);
        [draft, draftAtSend] = [merge(draft), merge(draftAtSend)];
      }
      // `functions/src/content/save-handlers.ts` handles the request.
      const savedRow = await config.save(draft.id, { ...draft.fields, updatedAt: draft.base });
      updateStoredDraft(config, draftAtSend, savedRow);
      // Staff may have selected another row meanwhile.
      if (selection !== selectionCount.current) return;
      setEdit(
        (latestEdit) =>
          latestEdit &&
          startEdit(rebaseAfterSave(latestEdit.draft, draftAtSend, savedRow, config.toFields)),
      );
      setOutcome(status === 'saved' ? { status, undoFields } : { status });
    } catch (error) {
      if (selection !== selectionCount.current) return;
      const currentRow = findCurrent(error, config.schema);
      if (currentRow && ownSaves.isOwnSave(currentRow)) {
        // A quick save has reached the server, but not yet the live list. Merge it and send again.
        const next = mergeOwnSave({ draft }, currentRow, config.toFields).draft;
        await send(next, status, undoFields && next.savedFields);
        return;
      }
      if (currentRow)
        setEdit((latestEdit) => latestEdit && mergeRemote(latestEdit, currentRow, config.toFields));
      setOutcome(toSaveFailure(error));
    }
  };
  // After somebody else's save, an undo would revert that save too.
  const isUndoable = outcome.status === 'saved' && edit?.mergedFields.length === 0;
  const undoFields = isUndoable ? outcome.undoFields : undefined;
  const { name: tabName, toFields } = config;
  const openId = edit?.draft.id;
  const isOpenDraftStored = edit && (isChanged(edit.draft) || edit.storedDraft !== undefined);
  const draftIds = useMemo(() => {
    const hasDraft = (row: R) =>
      row._id === openId
        ? isOpenDraftStored
        : findStoredDraft({ name: tabName, toFields }, row) !== undefined;
    return new Set(rows.filter(hasDraft).map(({ _id }) => _id));
  }, [tabName, toFields, rows, openId, isOpenDraftStored]);
  return {
    edit,
    /** The ids of the rows with an unsaved draft in this browser. */
    draftIds,
    outcome,
    setOutcome,
    /** The configuration, with its saves tracked as this page's own. */
    config,
    /** Tracks a save without the form as this page's own, such as a restore from the history. */
    track: ownSaves.track,
    isChanged: edit !== undefined && isChanged(edit.draft),
    select: (row: R) =>
      show(() => startEdit(toDraft(row, config.toFields), findStoredDraft(config, row))),
    /** The row in the form as it was last saved, or the blank new row before its first save. */
    openRow,
    /** Stores a new row before its first save. */
    storeNewRow: async () => {
      if (edit && isUnstored(edit.draft)) await create(edit.draft.id);
    },
    /** Makes a row that is not stored before its first save known to the form. */
    setNewRow,
    /** Closes the form. Its draft stays stored. */
    close: () => show(() => undefined),
    change: (fields: Partial<Fields>) => {
      if (!edit) return;
      update(changeFields(edit, fields));
      setOutcome((latest) => clearFieldErrors(latest, Object.keys(fields)));
    },
    /** Resolves a conflict with one of the two values. */
    decide: (name: keyof Fields, choice: 'mine' | 'theirs') => {
      if (!edit) return;
      update(decideConflict(edit, name, choice));
      setOutcome((latest) => (latest.status === 'waiting' ? latest : { status: 'none' }));
    },
    /** Shows why the draft cannot be saved, and returns true. Returns false if it can be saved. */
    showObstacle: (): boolean => {
      const obstacle = findObstacle(config, edit, openRow);
      if (obstacle) setOutcome(obstacle);
      return obstacle !== undefined;
    },
    /** Saves the draft. */
    save: async () => {
      if (edit) await send(edit.draft, 'saved', liveRow && edit.draft.savedFields);
    },
    /** What `undo` saves. */
    undoFields,
    /** Undoes the last save; undefined if it cannot be undone. */
    undo: edit && undoFields && (() => send({ ...edit.draft, fields: undoFields }, 'undone')),
    restoreDraft: () => {
      if (edit?.storedDraft && openRow)
        setEdit(restoreDraft(edit.storedDraft, openRow, config.toFields));
    },
    /** Deletes the stored draft that is offered. The form itself has no changes then. */
    discardDraft: () => {
      if (edit) update({ ...edit, storedDraft: undefined });
    },
  };
}

export type RowForm<R extends Row, Fields extends object> = ReturnType<
  typeof useRowForm<R, Fields>
>;
