import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements on which the space key has its own action. Links have none. */
const controlsWithSpaceAction =
  'button, input, select, textarea, summary, dialog, iframe, video, audio, [contenteditable], [role]:not([role=group], [role=status])';

/** Whether half of the element is in view, or it fills half of the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return visible > 0 && visible >= Math.min(height, window.innerHeight) / 2;
}

/**
 * Whether any carousel in view is not stopped. The space key then stops all carousels in view.
 * Otherwise it resumes them.
 */
const isAnyRunning = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-stopped=false]')].some(isInView);

/**
 * What each key press does: true if it stops the carousels. They all have to do the same, although
 * React may render the first one's change before the next one's listener runs.
 */
const isStopByEvent = new WeakMap<Event, boolean>();

function isStop(event: Event): boolean {
  const isStopOfEvent = isStopByEvent.get(event) ?? isAnyRunning();
  isStopByEvent.set(event, isStopOfEvent);
  return isStopOfEvent;
}

/**
 * The space key stops and resumes the carousels in view, without scrolling the page (specification,
 * section 2). Fields and buttons keep their own action.
 */
export function useSpaceKey(
  region: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  setStopped: (isStopped: boolean) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== ' ' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(target instanceof Element) || target.closest(controlsWithSpaceAction)) return;
    if (!region.current || !isInView(region.current)) return;
    event.preventDefault();
    if (!event.repeat) setStopped(isStop(event));
  });
  useEffect(() => {
    if (!isEnabled) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
