import { repairRow } from '@club/domain/repair-row';
import type { RetiredRow } from '@club/domain/row-lifecycle';
import { type RefObject, useRef } from 'react';
import { callAsStaff } from '../../data/session/staff-session.ts';
import { createRow, listRetiredRows } from '../../data/staff/staff-calls.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LoadState } from '../../state/load-state.ts';
import { useStatusBar } from '../shell/save-bars.tsx';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import { useStaffAction } from '../shell/use-staff-action.ts';
import type { Row } from './row-draft.ts';
import { loadNewRowId, makeRowId } from './new-row-id.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import * as v from 'valibot';

type Lifecycle =
  | { readonly status: 'added' | 'copied' }
  | { readonly status: 'restored'; readonly name: string }
  | { readonly status: 'retired'; readonly name: string; readonly retiredRow: RetiredRow };

interface RowActionsOptions<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly rows: readonly R[];
  readonly listStatus: LoadState<readonly R[]>['status'];
  /** Gets the focus when the pressed button is gone. */
  readonly listRef: RefObject<HTMLElement | null>;
}

/** Creates, copies, retires and restores the rows of a tab. */
export function useRowActions<R extends Row, Fields extends object>({
  config,
  rows,
  listStatus,
  listRef,
}: RowActionsOptions<R, Fields>) {
  const { collection, schema } = config;
  const { t, locale } = useTexts();
  const { showMessagesFrom } = useStatusBar();
  const { outcome, setOutcome, run } = useStaffAction<Lifecycle>();
  // A retry sends the id of the failed request again. The copy may exist, and only the response was
  // lost. The key is the id of the row to copy.
  const unconfirmedIds = useRef(new Map<string, string>());
  const ids = rows.map(({ _id }) => _id);
  const isListRead = listStatus === 'ready' || listStatus === 'empty';
  const retiredRequest = useStaffRequest({
    key: isListRead ? 'the retired rows' : undefined,
    // A row that came or went may have been restored or retired.
    version: ids.toSorted().join(' '),
    fetch: listRetiredRows,
  });
  const retiredRows = (retiredRequest.data ?? []).filter(
    (row) => row.collection === collection && !ids.includes(row.id),
  );
  const restore = async (retiredId: string, name: string) => {
    showMessagesFrom('lifecycle');
    await run(async () => {
      await callAsStaff('restoreRetiredRow', { id: retiredId });
      return { status: 'restored', name };
    });
    listRef.current?.focus();
    retiredRequest.retry();
  };
  return {
    /** What the last copy, retirement or restore did. */
    outcome,
    /** Whether the live list has been read; it may be empty. */
    isListRead,
    isBusy: outcome.status === 'running',
    retiredRequest,
    retiredRows,
    /** Finds the possible ids that neither a row nor a retired row has. */
    findFreeIds: (possibleIds: readonly string[]) =>
      possibleIds.filter(
        (id) => !ids.includes(id) && !retiredRows.some((retiredRow) => retiredRow.id === id),
      ),
    /** Opens a blank row with `select`. Its first save stores it. */
    add: (id: string | undefined, select: (row: R) => void) => {
      const { row } = repairRow(collection, { _id: id ?? loadNewRowId(config.name) });
      select(v.parse(schema, row));
      setOutcome({ status: 'added' });
      showMessagesFrom('lifecycle');
    },
    /** Copies a row, and opens the copy with `select`. */
    copy: useStableCallback(async (copyOf: string, select: (row: R) => void) => {
      await run(async () => {
        const id = unconfirmedIds.current.get(copyOf) ?? makeRowId(config.name);
        unconfirmedIds.current.set(copyOf, id);
        const row = await createRow(collection, { id, copyOf });
        unconfirmedIds.current.delete(copyOf);
        select(v.parse(schema, row));
        return { status: 'copied' };
      });
      showMessagesFrom('lifecycle');
    }),
    /** Retires a row, and closes its form with `close`. */
    retire: useStableCallback(async ({ _id, updatedAt }: R, name: string, close: () => void) => {
      showMessagesFrom('lifecycle');
      await run(async () => {
        const retiredRow = await callAsStaff('retireRow', {
          collection,
          id: _id,
          input: { updatedAt },
        });
        close();
        showMessagesFrom('lifecycle');
        listRef.current?.focus();
        return { status: 'retired', name, retiredRow };
      });
    }),
    restore,
    describeLifecycle: (done: Lifecycle) => {
      switch (done.status) {
        case 'added':
        case 'copied':
          return { text: t(`staffRows:${done.status}`) };
        case 'restored':
          return { text: t('staffRows:restored', { name: done.name }) };
        case 'retired': {
          const { name, retiredRow } = done;
          const date = formatDate(retiredRow.restorableUntil, locale);
          return {
            text: t('staffRows:retired.done', { name }),
            detail: t('staffRows:retired.until', { date }),
            onUndo: () => restore(retiredRow._id, name),
          };
        }
      }
    },
  };
}

export type RowActions = ReturnType<typeof useRowActions>;
