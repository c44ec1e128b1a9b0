import { orderedCollection } from '@club/domain/row-lifecycle';
import { type RefObject, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { listRetiredRows } from '../../data/staff/staff-calls.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import type { LoadState } from '../../state/load-state.ts';
import { useLifecycle } from './use-lifecycle.ts';
import { useOrder } from './use-order.ts';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import { useStatusBar } from '../shell/save-bars.tsx';
import { useStableCallback } from '../shell/use-stable-callback.ts';

interface RowActionsOptions<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly rows: readonly R[];
  readonly listStatus: LoadState<readonly R[]>['status'];
  /** Gets the focus when the pressed button is gone. */
  readonly listRef: RefObject<HTMLElement | null>;
}

/** Creates, copies, retires, restores and reorders the rows of a tab. */
export function useRowActions<R extends Row, Fields extends object>({
  config,
  rows,
  listStatus,
  listRef,
}: RowActionsOptions<R, Fields>) {
  const { collection, schema } = config;
  const { showMessagesFrom } = useStatusBar();
  const lifecycle = useLifecycle({ collection, idPrefix: config.name });
  const parsedCollection = v.safeParse(orderedCollection, collection);
  const ids = rows.map(({ _id }) => _id);
  const orderEdit = useOrder(parsedCollection.success ? parsedCollection.output : undefined, ids);
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
  const isOrdering = orderEdit.draft !== undefined;
  const wasOrdering = useRef(false);
  useEffect(() => {
    // The button that opened the order was unmounted meanwhile, and lost the focus.
    if (wasOrdering.current && !isOrdering)
      listRef.current?.querySelector<HTMLElement>('[data-reorder]')?.focus();
    wasOrdering.current = isOrdering;
  }, [isOrdering, listRef]);
  return {
    lifecycle,
    /** Whether the live list has been read; it may be empty. */
    isListRead,
    isBusy: lifecycle.outcome.status === 'working',
    orderEdit,
    retiredRequest,
    retiredRows,
    /** Whether staff can change the order of the rows. */
    canReorder: parsedCollection.success,
    /** Finds the possible ids that neither a row nor a retired row has. */
    findFreeIds: (possibleIds: readonly string[]) =>
      possibleIds.filter(
        (id) => !ids.includes(id) && !retiredRows.some((retiredRow) => retiredRow.id === id),
      ),
    /** Creates a row or a copy, and opens it with `select`. */
    create: useStableCallback(
      async (request: { id?: string; copyOf?: string }, select: (row: R) => void) => {
        await lifecycle.create(request, (row) => select(v.parse(schema, row)));
        showMessagesFrom('lifecycle');
      },
    ),
    /** Retires a row, and closes its form with `close`. */
    retire: useStableCallback(async (row: R, name: string, close: () => void) => {
      showMessagesFrom('lifecycle');
      await lifecycle.retire(row, name, () => {
        close();
        showMessagesFrom('lifecycle');
        listRef.current?.focus();
      });
    }),
    restore: async (retiredId: string, name: string) => {
      showMessagesFrom('lifecycle');
      await lifecycle.restore(retiredId, name);
      listRef.current?.focus();
      retiredRequest.retry();
    },
    openOrder: () => {
      showMessagesFrom('order');
      orderEdit.open();
    },
    cancelOrder: orderEdit.close,
    saveOrder: async () => {
      showMessagesFrom('order');
      await orderEdit.save();
    },
  };
}

export type RowActions = ReturnType<typeof useRowActions>;
