import { type RefObject, useEffect, useRef } from 'react';
import type { SaveOutcome } from './save-outcome.ts';

/** Moves the focus to an element, and the element to the top of what is seen. */
export function focusAtTop(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** Focuses what has to be corrected after a failed save, if there is something. */
function focusProblem(
  outcome: SaveOutcome,
  form: HTMLElement | null,
  conflicts: HTMLElement | null,
) {
  if (conflicts) focusAtTop(conflicts);
  else if (outcome.status === 'failed' && outcome.fields.length > 0) {
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }
}

/**
 * Leads from a refused save to the conflict or the first field at fault. Gives what to call as a
 * save begins: errors that are left over while somebody types never take the focus.
 */
export function useProblemFocus(
  outcome: SaveOutcome,
  form: RefObject<HTMLElement | null>,
  conflicts: RefObject<HTMLElement | null>,
): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    const { status } = outcome;
    if (!isDue.current || status === 'saving' || status === 'none') return;
    isDue.current = false;
    if (status === 'failed' || status === 'undecided') {
      focusProblem(outcome, form.current, conflicts.current);
    }
  }, [outcome, form, conflicts]);
  return () => {
    isDue.current = true;
  };
}
