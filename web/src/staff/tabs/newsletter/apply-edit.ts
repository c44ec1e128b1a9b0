import { hasRoomFor, type TextEdit } from './edit-text.ts';

/**
 * Applies a change to a text area as if it were typed, so that the browser can undo it. Assigning
 * `value` would clear the undo history. A text without room for the change stays as it is.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: TextEdit): void {
  const { start, end, replacement, selection } = edit;
  area.focus();
  // The browser would cut the replacement, which may contain typed text.
  if (!hasRoomFor(area.value, edit)) return;
  area.setSelectionRange(start, end);
  // `execCommand` is the only way to type text by script. It is deprecated, but has no successor.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see above
  const isTyped = document.execCommand('insertText', false, replacement);
  if (!isTyped) {
    area.setRangeText(replacement);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  area.setSelectionRange(start + selection[0], start + selection[1]);
}
