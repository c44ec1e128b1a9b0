import { limits } from '@club/domain/limits';
import { repairRow } from '@club/domain/repair-row';
import type { RetiredRow } from '@club/domain/row-lifecycle';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import * as v from 'valibot';
import { callAsStaff } from '../../data/session/staff-session.ts';
import { createRow, listRetiredRows } from '../../data/staff/staff-calls.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import { formatDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { LoadState } from '../../state/load-state.ts';
import { Button } from '../../ui/button.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import { useStatusBar } from '../shell/save-bars.tsx';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import { useStaffAction } from '../shell/use-staff-action.ts';
import { loadNewRowId, makeRowId } from './new-row-id.ts';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

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
  const { outcome, setOutcome, run: runAction } = useStaffAction<Lifecycle>();
  const run = async (act: () => Promise<Lifecycle>) => {
    showMessagesFrom('lifecycle');
    await runAction(act);
    // A form that the action opened or closed has shown its own messages.
    showMessagesFrom('lifecycle');
  };
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
    }),
    /** Retires a row, and closes its form with `close`. */
    retire: useStableCallback(async ({ _id, updatedAt }: R, name: string, close: () => void) => {
      await run(async () => {
        const retiredRow = await callAsStaff('retireRow', {
          collection,
          id: _id,
          input: { updatedAt },
        });
        close();
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

export type RowActions<R extends Row = Row> = ReturnType<typeof useRowActions<R, object>>;

interface RowToolbarProps {
  readonly tabName: RowEditorConfig<never, never>['name'];
  readonly rowCount: number;
  /** The ids that a new row may have; undefined if any id is possible. */
  readonly newIds: readonly string[] | undefined;
  readonly isBusy: boolean;
  readonly onCreate: (id: string | undefined) => void;
  /** Undefined for a list without an order. */
  readonly onReorder: (() => void) | undefined;
}

/**
 * The buttons above a list, which add a row or change the order. States when the list is full.
 */
export function RowToolbar(props: RowToolbarProps) {
  const { tabName, rowCount, newIds, isBusy, onCreate, onReorder } = props;
  const { t } = useTexts();
  const isFull = rowCount >= limits.rows;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {(newIds ?? [undefined]).map((id) => (
        <Button key={id ?? ''} disabled={isBusy || isFull} onClick={() => onCreate(id)}>
          {t(`staffRows:new.${tabName}`, { id })}
        </Button>
      ))}
      {onReorder && rowCount > 1 && (
        <Button variant="outline" data-reorder onClick={onReorder}>
          {t('staffRows:order.open')}
        </Button>
      )}
      {isFull && (
        <p className="text-sm">{t('staffRows:full', { rows: rowCount, limit: limits.rows })}</p>
      )}
    </div>
  );
}

interface RowButtonsOptions<R extends Row> {
  readonly actions: Pick<RowActions<R>, 'copy' | 'isBusy' | 'retire'>;
  /** Pass the same function at each render. */
  readonly getName: (row: R) => string;
  /** Whether the rows have fixed ids. They stay, and have no copy. */
  readonly hasFixedIds: boolean;
  readonly select: (row: R) => void;
  /** Closes the form if it has this row. */
  readonly closeForm: (row: R) => void;
}

/**
 * Returns the function that renders a row's buttons to copy it and to take it off the site. The
 * function stays the same across renders, so that unchanged rows do not render again.
 */
export function useRowButtons<R extends Row>({
  actions,
  getName,
  hasFixedIds,
  select,
  closeForm,
}: RowButtonsOptions<R>): (row: R) => ReactNode {
  const { t } = useTexts();
  const { copy, isBusy, retire } = actions;
  const close = useStableCallback(closeForm);
  return useCallback(
    (row: R) =>
      !hasFixedIds && (
        <>
          <RowButton
            aria-label={t('staffRows:copy_row', { name: getName(row) })}
            disabled={isBusy}
            onClick={() => void copy(row._id, select)}
          >
            {t('staffRows:copy')}
          </RowButton>
          <RowButton
            aria-label={t('staffRows:retire_row', { name: getName(row) })}
            disabled={isBusy}
            onClick={() => void retire(row, getName(row), () => close(row))}
          >
            {t('staffRows:retire')}
          </RowButton>
        </>
      ),
    [t, getName, isBusy, hasFixedIds, copy, select, retire, close],
  );
}
