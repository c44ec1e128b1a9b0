import { type RefObject, useEffect } from 'react';
import { deleteDraft, loadDraft, storeDraft } from '../state/draft-store.ts';

/** Deletes the draft of a form. */
export const deleteFormDraft = (name: string): void => deleteDraft('sessionStorage', name);

type Control = HTMLInputElement | HTMLTextAreaElement;
const findControls = (form: HTMLFormElement, fields: readonly string[]): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      fields.includes(element.name),
  );

function restoreTexts(name: string, controls: readonly Control[]): void {
  const texts = new Map<string, unknown>(Object.entries(loadDraft('sessionStorage', name) ?? {}));
  for (const control of controls) {
    const text = texts.get(control.name);
    if (typeof text === 'string' && control.value === '') control.value = text;
  }
}

function storeTexts(name: string, controls: readonly Control[]): void {
  const texts = Object.fromEntries(controls.map((control) => [control.name, control.value]));
  storeDraft('sessionStorage', name, texts);
}

/**
 * Stores a form's text until the tab closes. Restores it after a reload or a visit to other pages,
 * but only into blank controls.
 *
 * @param name the draft's name, for `deleteFormDraft`
 * @param fields the names of the stored controls, which the form must have from the start. A new
 *   array at each render would restore the draft each time.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onInput = () => storeTexts(name, findControls(element, fields));
    restoreTexts(name, findControls(element, fields));
    // Text typed before hydration is not stored yet.
    if (findControls(element, fields).some(({ value }) => value !== '')) onInput();
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, name, fields]);
}
