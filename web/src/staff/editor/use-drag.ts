import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

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
export function useDrag({ list, order, onMove, onCancel, onDrop }: DragOptions) {
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
