import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../use-media-query.ts';

/** Whatever takes the space key for itself keeps it. */
const takesSpace =
  'a, button, input, select, textarea, summary, dialog, iframe, video, audio, [contenteditable], [role]:not([role=group])';

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

export interface Pauses {
  /** Whether the slides may move by themselves at this moment. */
  readonly isPlaying: boolean;
  /** Whether the reader stopped them, by button or space key. */
  readonly isStopped: boolean;
  /** False where the machine asks for less motion: then nothing plays, and there is nothing to pause. */
  readonly canPlay: boolean;
  readonly toggle: () => void;
}

/** Space toggles while the carousel is in view and nothing else wants the key. */
function useSpaceKey(region: RefObject<HTMLElement | null>, toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const carousel = region.current;
      if (event.key !== ' ' || event.repeat || !carousel || !(event.target instanceof Element))
        return;
      if (event.target.closest(takesSpace) || !isInView(carousel)) return;
      // Elsewhere on the page the key goes on scrolling it.
      if (carousel.contains(event.target)) event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, toggle]);
}

/** Follows pointer and focus. A finger's "hover" never ends, so only a mouse counts. */
function useRest(region: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const carousel = region.current;
    if (!carousel) return;
    const listeners: Partial<Record<string, (event: Event) => void>> = {
      pointerenter: (event) => {
        if (event instanceof PointerEvent && event.pointerType === 'mouse') setIsHovered(true);
      },
      pointerleave: () => setIsHovered(false),
      focusin: () => setIsFocused(true),
      focusout: () => setIsFocused(false),
    };
    for (const [type, listener] of Object.entries(listeners)) {
      if (listener) carousel.addEventListener(type, listener);
    }
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        if (listener) carousel.removeEventListener(type, listener);
      }
    };
  }, [region]);
  return isHovered || isFocused;
}

/** Everything that makes a carousel stand still: hover, focus, space, its button, reduced motion. */
export function usePauses(region: RefObject<HTMLElement | null>): Pauses {
  const canPlay = !useReducedMotion();
  const isResting = useRest(region);
  const [isStopped, setIsStopped] = useState(false);
  const [toggle] = useState(() => () => setIsStopped((stopped) => !stopped));
  useSpaceKey(region, toggle);
  return { isPlaying: canPlay && !isResting && !isStopped, isStopped, canPlay, toggle };
}
