import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../use-media-query.ts';
import { useSpaceKey } from './use-space-key.ts';

export interface PlayState {
  /** Whether the slides move automatically now. */
  readonly isPlaying: boolean;
  /** Whether the visitor stopped them by button, space key or touch. */
  readonly isStopped: boolean;
  /** False if all slides are in view, or the visitor prefers reduced motion. */
  readonly canPlay: boolean;
  readonly setStopped: (isStopped: boolean) => void;
}

/** Marks the button that stops and resumes the slides. Its click does so, not its touch. */
export const playButtonAttributes = { 'data-play': '' } as const;

/**
 * Pauses a carousel on hover, focus, touch, space, its button and reduced motion. A touch, space or
 * the button stops it until it is resumed (docs/decisions/carousels.md).
 */
export function usePlayState(
  region: RefObject<HTMLElement | null>,
  hasHiddenSlides: boolean,
): PlayState {
  const canPlay = !useReducedMotion() && hasHiddenSlides;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const setStopped = (value: boolean) => {
    setIsStopped(value);
    // The slides must play after a press on play, although the button has the focus.
    if (!value) setIsFocused(false);
  };
  useSpaceKey(region, canPlay, setStopped);
  useEffect(() => {
    const carousel = region.current;
    if (!carousel) return;
    const listeners = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => carousel.addEventListener(type, listener, { signal: listeners.signal });
    // Only a mouse hovers. A touch stops the slides instead.
    listen('pointerenter', ({ pointerType }) => setIsHovered(pointerType === 'mouse'));
    listen('pointerleave', () => setIsHovered(false));
    listen('focusin', () => setIsFocused(true));
    listen('focusout', () => setIsFocused(false));
    listen('pointerdown', ({ pointerType, target }) => {
      const isPlayButton = target instanceof Element && target.closest('[data-play]');
      if (pointerType !== 'mouse' && !isPlayButton) setIsStopped(true);
    });
    return () => listeners.abort();
  }, [region]);
  const isPlaying = canPlay && !isHovered && !isFocused && !isStopped;
  return { isPlaying, isStopped, canPlay, setStopped };
}
