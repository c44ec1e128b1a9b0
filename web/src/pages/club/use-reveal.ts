import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDismiss } from '../../ui/use-dismiss.ts';

/** Whether something extra is shown, and what to spread over its frame and its button. */
interface Reveal {
  readonly isShown: boolean;
  readonly frame: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
  readonly button: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onClick: () => void;
  };
}

/** Calls back once the element is off the screen, or outside what a carousel shows of its slides. */
function useLeavesView(ref: RefObject<Element | null>, isShown: boolean, onLeave: () => void) {
  useEffect(() => {
    if (!isShown || !ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) onLeave();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isShown, onLeave]);
}

/**
 * Shows on hover, on focus and on a tap; Escape, a press elsewhere, focus elsewhere and leaving the
 * screen hide it again (WCAG 1.4.13). A finger neither hovers nor leaves: its tap is a click.
 */
export function useReveal(): Reveal {
  const [isShown, setIsShown] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const hide = useCallback(() => setIsShown(false), []);
  useDismiss(ref, isShown, hide);
  useLeavesView(ref, isShown, hide);
  const onMouse = (shouldShow: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsShown(shouldShow);
  };
  return {
    isShown,
    frame: { ref, onPointerEnter: onMouse(true), onPointerLeave: onMouse(false) },
    button: {
      // A press focuses as well, and its click would hide what the focus had just shown.
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) setIsShown(true);
      },
      onClick: () => setIsShown((wasShown) => !wasShown),
    },
  };
}
