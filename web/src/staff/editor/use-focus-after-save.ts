import { type RefObject, useEffect, useRef } from 'react';
import type { SaveOutcome } from './save-outcome.ts';

/** Focuses an element, and scrolls it to the top. */
export function focusAtTop(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** Focuses the conflicts, or else the first invalid field. */
function focusConflictsOrInvalidField(
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
 * After a save that failed or was refused, focuses the conflicts or the first invalid field.
 *
 * @returns a function to call when a save begins. Without that call, an outcome does not move the
 *   focus.
 */
export function useFocusAfterSave(
  outcome: SaveOutcome,
  form: RefObject<HTMLElement | null>,
  conflicts: RefObject<HTMLElement | null>,
): () => void {
  const isFocusDue = useRef(false);
  useEffect(() => {
    const { status } = outcome;
    if (!isFocusDue.current || status === 'saving' || status === 'none') return;
    isFocusDue.current = false;
    if (status === 'failed' || status === 'unresolved-conflict') {
      focusConflictsOrInvalidField(outcome, form.current, conflicts.current);
    }
  }, [outcome, form, conflicts]);
  return () => {
    isFocusDue.current = true;
  };
}
