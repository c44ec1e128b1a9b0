import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDismiss } from '../ui/use-dismiss.ts';

/** Whether the extra content is shown, and the props of its frame and button. */
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

/** Calls `onLeave` whenever the shown element has left the screen or the carousel's view. */
function useOnLeaveView(ref: RefObject<Element | null>, isShown: boolean, onLeave: () => void) {
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
 * Content that can be shown and hidden (WCAG 1.4.13). Shown by: hover, focus, a press. Hidden by: the
 * end of the hover, Escape, another press, a press or focus elsewhere, scrolling away.
 */
export function useReveal(): Reveal {
  const [isShown, setIsShown] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const hide = useCallback(() => setIsShown(false), []);
  useDismiss(ref, isShown, hide);
  useOnLeaveView(ref, isShown, hide);
  const makeMouseHandler = (shouldShow: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setIsShown(shouldShow);
  };
  return {
    isShown,
    frame: { ref, onPointerEnter: makeMouseHandler(true), onPointerLeave: makeMouseHandler(false) },
    button: {
      // A press focuses the button before its click. Without this check, the click would hide the
      // content again.
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) setIsShown(true);
      },
      onClick: () => setIsShown((wasShown) => !wasShown),
    },
  };
}
