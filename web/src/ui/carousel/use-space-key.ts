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

/** Whether a carousel in view is not stopped. The space key then stops all of them. */
const isAnyRunning = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-stopped=false]')].some(isInView);

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
    if (!event.repeat) setStopped(isAnyRunning());
  });
  useEffect(() => {
    if (!isEnabled) return;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
