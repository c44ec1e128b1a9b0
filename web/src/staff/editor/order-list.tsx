import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { moveItem } from './merge-order.ts';
import type { Row } from './row-draft.ts';

/** Within this distance of the window's edge, in pixels, the page scrolls during a drag. */
const scrollZone = 90;
/** How far the page scrolls each time that the pointer moves there, in pixels. */
const scrollStep = 14;

function scrollAtEdge(y: number): void {
  if (y < scrollZone) window.scrollBy(0, -scrollStep);
  else if (y > window.innerHeight - scrollZone) window.scrollBy(0, scrollStep);
}

/** Finds the index of the dragged item: after all items whose middle is above the pointer. */
function findDropIndex(list: HTMLElement, draggedId: string, y: number): number {
  const others = [...list.children].filter(
    (item) => item instanceof HTMLElement && item.dataset['id'] !== draggedId,
  );
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}

interface DragOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly order: readonly string[];
  readonly onMove: (id: string, toIndex: number) => void;
  /** Called with the order before the drag when staff press Escape or the browser ends the drag. */
  readonly onCancel: (order: readonly string[]) => void;
  readonly onDrop: (id: string) => void;
}

/**
 * Reorders a list by dragging, with a mouse, a pen or a finger. The list itself captures the
 * pointer, because React may move the item in the page during the drag.
 */
function useDrag({ list, order, onMove, onCancel, onDrop }: DragOptions) {
  const [draggedId, setDraggedId] = useState<string>();
  const orderBefore = useRef<readonly string[]>([]);
  const endDrag = (result: 'dropped' | 'cancelled') => {
    if (draggedId === undefined) return;
    setDraggedId(undefined);
    if (result === 'dropped') onDrop(draggedId);
    else onCancel(orderBefore.current);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') endDrag('cancelled');
  });
  useEffect(() => {
    if (draggedId === undefined) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [draggedId]);
  return {
    draggedId,
    start: (event: PointerEvent, id: string) => {
      if (event.button !== 0 || draggedId !== undefined) return;
      event.preventDefault();
      list.current?.setPointerCapture(event.pointerId);
      orderBefore.current = order;
      setDraggedId(id);
    },
    listHandlers: {
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (draggedId === undefined || !list.current) return;
        scrollAtEdge(clientY);
        const index = findDropIndex(list.current, draggedId, clientY);
        if (index !== order.indexOf(draggedId)) onMove(draggedId, index);
      },
      onPointerUp: () => endDrag('dropped'),
      onPointerCancel: () => endDrag('cancelled'),
    },
  };
}

interface MoveButtonProps {
  readonly label: string;
  readonly isUp?: boolean;
  /** Whether the item cannot move further. The button stays, so that it keeps the focus. */
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

function MoveButton({ label, isUp = false, isAtEnd, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onPress()}
      className="grid size-11 cursor-pointer place-items-center bg-white inset-ring-2 inset-ring-ink hover:bg-river hover:text-white aria-disabled:cursor-default aria-disabled:bg-white aria-disabled:text-ink aria-disabled:opacity-40"
    >
      <span className={isUp ? 'rotate-180' : undefined}>
        <ChevronIcon direction="down" />
      </span>
    </button>
  );
}

interface OrderListProps<R extends Row> {
  /** The rows in the order of the draft. */
  readonly rows: readonly R[];
  readonly getName: (row: R) => string;
  /** Renders what staff recognize a row by. */
  readonly renderSummary: (row: R) => ReactNode;
  readonly onArrange: (order: readonly string[]) => void;
}

/** The rows in their order. Staff move them with buttons, or drag them by their handle. */
export function OrderList<R extends Row>({
  rows,
  getName,
  renderSummary,
  onArrange,
}: OrderListProps<R>) {
  const { t } = useTexts();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const order = rows.map(({ _id }) => _id);
  const announce = (id: string, newOrder: readonly string[]) => {
    const row = rows.find(({ _id }) => _id === id);
    if (!row) return;
    const place = { position: newOrder.indexOf(id) + 1, count: newOrder.length };
    setAnnouncement(t('staffRows:order.moved', { name: getName(row), ...place }));
  };
  const move = (id: string, toIndex: number) => {
    const newOrder = moveItem(order, id, toIndex);
    onArrange(newOrder);
    announce(id, newOrder);
  };
  const drag = useDrag({
    list,
    order,
    onMove: (id, toIndex) => onArrange(moveItem(order, id, toIndex)),
    onCancel: (orderBefore) => {
      onArrange(orderBefore);
      setAnnouncement(t('staffRows:order.cancelled'));
    },
    onDrop: (id) => announce(id, order),
  });
  return (
    <>
      <ol ref={list} className="grid gap-2" {...drag.listHandlers}>
        {rows.map((row, index) => {
          const { _id: id } = row;
          const name = getName(row);
          return (
            <li
              key={id}
              data-id={id}
              data-dragged={id === drag.draggedId}
              className="flex items-center gap-3 bg-white p-2 select-none data-[dragged=true]:bg-sun/40 data-[dragged=true]:outline-3 data-[dragged=true]:outline-ink sm:gap-4 sm:px-4"
            >
              {/* The buttons do the same, so assistive technology does not need the handle. */}
              <span
                aria-hidden
                title={t('staffRows:order.handle')}
                onPointerDown={(event) => drag.start(event, id)}
                className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-2xl leading-none text-slate active:cursor-grabbing"
              >
                ⠿
              </span>
              <span className="w-6 shrink-0 text-right font-display text-lg font-bold tabular-nums">
                {index + 1}
              </span>
              <div className="min-w-0 flex-1 leading-snug wrap-anywhere max-sm:text-sm">
                {renderSummary(row)}
              </div>
              <div className="flex shrink-0 gap-1.5 max-sm:flex-col">
                <MoveButton
                  isUp
                  label={t('staffRows:order.up', { name })}
                  isAtEnd={index === 0}
                  onPress={() => move(id, index - 1)}
                />
                <MoveButton
                  label={t('staffRows:order.down', { name })}
                  isAtEnd={index === rows.length - 1}
                  onPress={() => move(id, index + 1)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p role="status" className="font-semibold not-empty:mt-3">
        {announcement}
      </p>
    </>
  );
}
