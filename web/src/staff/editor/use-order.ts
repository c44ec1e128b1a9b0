import { currentOrderSchema, type OrderedCollection } from '@club/domain/row-lifecycle';
import { useState } from 'react';
import { updateOrder } from '../../data/staff/staff-calls.ts';
import { findCurrent, toStaffProblem } from '../shell/staff-problem.ts';
import { type ActionOutcome, useStaffAction } from '../shell/use-staff-action.ts';
import { mergeOrder } from './merge-order.ts';

/** The latest saved order that staff have seen, and the unsaved order that is based on it. */
interface OrderDraft {
  readonly seenOrder: readonly string[];
  readonly order: readonly string[];
}

export type OrderSave =
  | { readonly status: 'undone' }
  | {
      readonly status: 'saved';
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  /** Somebody else saved another order. It is merged into the draft, which is not saved yet. */
  | { readonly status: 'merged'; readonly email: string; readonly at: string | undefined };

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.join(' ') === other.join(' ');

/**
 * Changes the order of a list: a draft, one save for all rows, and its undo.
 *
 * @param collection undefined for a list whose order cannot be changed
 * @param ids the ids of the rows in the order that staff see
 */
export function useOrder(collection: OrderedCollection | undefined, ids: readonly string[]) {
  const [draft, setDraft] = useState<OrderDraft>();
  const { outcome, setOutcome, run } = useStaffAction<OrderSave>();

  const send = async (order: readonly string[], seenOrder: readonly string[]) => {
    if (collection) await updateOrder(collection, { order: [...order], seenOrder: [...seenOrder] });
  };
  const mergeAfterConflict = (error: unknown): ActionOutcome<OrderSave> => {
    const current = findCurrent(error, currentOrderSchema);
    if (!current || !draft) return { status: 'failed', problem: toStaffProblem(error) };
    setDraft((latest = draft) => ({
      seenOrder: current.order,
      order: mergeOrder(latest.seenOrder, latest.order, current.order),
    }));
    const { lastChange } = current;
    return { status: 'merged', email: lastChange?.by.email ?? '', at: lastChange?.at };
  };
  return {
    draft,
    outcome,
    isChanged: draft !== undefined && !isSameOrder(draft.order, draft.seenOrder),
    open: () => {
      setOutcome({ status: 'none' });
      setDraft({ seenOrder: ids, order: ids });
    },
    close: () => {
      setOutcome({ status: 'none' });
      setDraft(undefined);
    },
    /** Changes the order of the draft. Rows that `order` lacks come last. Nothing is saved. */
    arrange: (order: readonly string[]) => {
      if (!draft) return;
      const knownIds = order.filter((id) => draft.order.includes(id));
      const others = draft.order.filter((id) => !knownIds.includes(id));
      setDraft({ ...draft, order: [...knownIds, ...others] });
    },
    save: () =>
      run(
        async () => {
          if (!draft) return { status: 'none' };
          await send(draft.order, draft.seenOrder);
          // Staff may have moved a row meanwhile.
          setDraft((latest) =>
            !latest || isSameOrder(latest.order, draft.order)
              ? undefined
              : { seenOrder: draft.order, order: latest.order },
          );
          return { status: 'saved', before: draft.seenOrder, after: draft.order };
        },
        { toFailure: mergeAfterConflict },
      ),
    undo: (before: readonly string[], after: readonly string[]) =>
      run(async () => {
        await send(before, after);
        return { status: 'undone' };
      }),
  };
}

/** An edit of the order: its draft, its outcome and its actions. */
export type OrderEdit = ReturnType<typeof useOrder>;
