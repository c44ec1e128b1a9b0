import { type EditableCollection, getContentType } from '@club/domain/content/content-types';
import { currentOrderSchema, type OrderedCollection } from '@club/domain/row-lifecycle';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { updateOrder } from '../../data/staff/staff-calls.ts';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { ActionMessage, StatusBarMessage } from '../shell/action-message.tsx';
import { SignInButton } from '../shell/sign-in-button.tsx';
import { useStaffName } from '../shell/dashboard-context.ts';
import { BottomBar, useStatusBar } from '../shell/save-bars.tsx';
import { findCurrent, toStaffProblem } from '../shell/staff-problem.ts';
import { type ActionOutcome, useStaffAction } from '../shell/use-staff-action.ts';
import { mergeOrder } from './merge-order.ts';
import { OrderList } from './order-list.tsx';
import type { Row } from './row-draft.ts';
import { focusAtTop } from './save-outcome.ts';

/** The latest saved order that staff have seen, and the unsaved order that is based on it. */
interface OrderDraft {
  readonly seenOrder: readonly string[];
  readonly order: readonly string[];
}

type OrderSave =
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

/** Whether staff can change the order of a collection's rows. */
export const canBeReordered = (collection: EditableCollection): collection is OrderedCollection =>
  getContentType(collection).order !== undefined;

/**
 * Changes the order of a list: a draft, one save for all rows, and its undo.
 *
 * @param ids the ids of the rows in the order that staff see
 */
export function useOrder(collection: EditableCollection, ids: readonly string[]) {
  const [draft, setDraft] = useState<OrderDraft>();
  const { showMessagesFrom } = useStatusBar();
  const { outcome, setOutcome, run } = useStaffAction<OrderSave>();

  const send = async (order: readonly string[], seenOrder: readonly string[]) => {
    if (canBeReordered(collection))
      await updateOrder(collection, { order: [...order], seenOrder: [...seenOrder] });
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
      showMessagesFrom('order');
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
    save: () => {
      showMessagesFrom('order');
      return run(
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
      );
    },
    undo: (before: readonly string[], after: readonly string[]) =>
      run(async () => {
        await send(before, after);
        return { status: 'undone' };
      }),
  };
}

/** An edit of the order: its draft, its outcome and its actions. */
type OrderEdit = ReturnType<typeof useOrder>;

/** In the list again, says that the order was saved or undone. */
export function OrderMessage({ orderEdit }: { readonly orderEdit: OrderEdit }) {
  const { t } = useTexts();
  return (
    <StatusBarMessage
      source="order"
      action="quick-action"
      outcome={orderEdit.outcome}
      failure={t('staffRows:order.failed')}
      conflict={t('staffRows:order.undo_conflict')}
      describe={(done) => {
        if (done.status === 'merged') return undefined;
        return {
          text: t(`staffRows:order.${done.status}`),
          ...(done.status === 'saved' && { onUndo: () => orderEdit.undo(done.before, done.after) }),
        };
      }}
    />
  );
}

/**
 * The bar while staff change the order. It has one save button for all rows. Its message states
 * why a save failed, or that somebody else's order was merged.
 */
function OrderBar({ orderEdit }: { readonly orderEdit: OrderEdit }) {
  const { t } = useTexts();
  const getStaffName = useStaffName();
  const { outcome, isChanged, save, close } = orderEdit;
  const isSaving = outcome.status === 'running';
  const isSignedOut = outcome.status === 'failed' && outcome.problem === 'unauthenticated';
  return (
    <BottomBar isNeeded>
      <Button disabled={isSaving} onClick={isChanged ? () => void save() : close}>
        {t(isSaving ? 'admin:save.saving' : 'staffRows:order.save')}
      </Button>
      <Button variant="outline" disabled={isSaving} onClick={close}>
        {t('admin:editing.cancel')}
      </Button>
      {isChanged && outcome.status === 'none' && <span>{t('admin:editing.unsaved')}</span>}
      <ActionMessage
        place="bar"
        action="quick-action"
        outcome={outcome}
        failure={t('staffRows:order.failed')}
        describe={(done) => {
          if (done.status !== 'merged') return undefined;
          const who = getStaffName(done.email) || t('admin:conflict.somebody');
          const key = done.at === undefined ? 'merged' : 'merged_at';
          const date = formatAdminDate(done.at ?? '');
          return {
            text: t(`staffRows:order.${key}`, { who, date }),
            detail: t('staffRows:order.merged_next'),
          };
        }}
      />
      {isSignedOut && <SignInButton onSignedIn={save} />}
    </BottomBar>
  );
}

interface OrderEditorProps<R extends Row> {
  readonly rows: readonly R[];
  readonly orderEdit: OrderEdit;
  /** The list of this tab, which is rendered again afterwards. */
  readonly listRef: RefObject<HTMLElement | null>;
  readonly getName: (row: R) => string;
  readonly renderSummary: (row: R) => ReactNode;
}

/** Replaces the list and the form of a tab while staff change the order of its rows. */
export function OrderEditor<R extends Row>(props: OrderEditorProps<R>) {
  const { rows, orderEdit, listRef, getName, renderSummary } = props;
  const { t } = useTexts();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusAtTop(headingRef.current);
    const editorListRef = listRef;
    // The button that opened the order is rendered again, without the focus. Another tab has its own.
    return () => editorListRef.current?.querySelector<HTMLElement>('[data-reorder]')?.focus();
  }, [listRef]);
  const orderedRows = (orderEdit.draft?.order ?? []).flatMap(
    (id) => rows.find(({ _id }) => _id === id) ?? [],
  );
  return (
    <>
      <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-8">
        <div>
          <SectionTitle size="heading" ref={headingRef} tabIndex={-1} className="outline-none">
            {t('staffRows:order.open')}
          </SectionTitle>
          <p className="mt-2">{t('staffRows:order.text')}</p>
        </div>
        <div>
          <OrderList
            rows={orderedRows}
            getName={getName}
            renderSummary={renderSummary}
            onArrange={orderEdit.arrange}
          />
        </div>
      </section>
      <OrderBar orderEdit={orderEdit} />
    </>
  );
}
