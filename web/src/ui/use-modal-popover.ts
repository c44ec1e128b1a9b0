import {
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/**
 * Hides everything but an element from assistive technology.
 *
 * @returns a function that shows the rest again
 */
function hideRestOfPage(element: Element): () => void {
  const hiddenElements: Element[] = [];
  for (let current = element; current !== document.body;) {
    const { parentElement } = current;
    if (!parentElement) break;
    for (const sibling of parentElement.children) {
      if (sibling === current || sibling.hasAttribute('aria-hidden')) continue;
      sibling.setAttribute('aria-hidden', 'true');
      hiddenElements.push(sibling);
    }
    current = parentElement;
  }
  return () => {
    for (const hiddenElement of hiddenElements) hiddenElement.removeAttribute('aria-hidden');
  };
}

/** True from Chrome 114, Firefox 125 and Safari 17 on. */
const hasPopover = (): boolean => 'popover' in HTMLElement.prototype;

/** Moves the focus from the last control to the first, and back. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const [edgeControl, oppositeControl] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)];
  if (document.activeElement !== edgeControl) return;
  event.preventDefault();
  oppositeControl?.focus();
}

/**
 * A modal `<dialog popover="auto">` that covers the window. It does not use `showModal()`. With it,
 * Chromium would recompute every element's style, half of the menu's opening time on a phone. The
 * popover handles Escape, the back gesture and the returning focus. `aria-hidden` hides the rest of
 * the page from assistive technology. Browsers without popovers show a modal dialog.
 */
export function useModalPopover() {
  const ref = useRef<HTMLDialogElement>(null);
  const showRestOfPage = useRef<() => void>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    // The content is rendered before the dialog opens, which focuses its first control.
    flushSync(() => setIsOpen(true));
    if (hasPopover()) ref.current?.showPopover();
    else ref.current?.showModal();
  }, []);
  const close = useCallback(() => {
    if (hasPopover()) ref.current?.hidePopover();
    else ref.current?.close();
  }, []);
  const handlers = {
    onKeyDown: trapFocus,
    onClick: (event: MouseEvent) => {
      // A press outside the dialog's content closes it.
      if (event.target === ref.current) close();
    },
    onToggle: ({ newState, currentTarget }: ToggleEvent<HTMLDialogElement>) => {
      setIsOpen(newState === 'open');
      showRestOfPage.current?.();
      showRestOfPage.current = newState === 'open' ? hideRestOfPage(currentTarget) : undefined;
    },
  };
  return { ref, isOpen, open, close, handlers };
}
