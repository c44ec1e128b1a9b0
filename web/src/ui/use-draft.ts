import { type RefObject, useEffect } from 'react';

const keyOf = (name: string): string => `draft:${name}`;

/** Ignores a storage that is full or turned off: the page still has the text. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // The draft is not stored.
  }
}

/** Deletes a draft, once it has been sent. */
export function forgetDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(name)));
}

type Control = HTMLInputElement | HTMLTextAreaElement;
const controls = (form: HTMLFormElement, fields: readonly string[]): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) &&
      fields.includes(one.name),
  );

function restore(name: string, all: readonly Control[]): void {
  attempt(() => {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    const texts = new Map(Object.entries(stored ?? {}));
    for (const control of all) {
      const text: unknown = texts.get(control.name);
      if (typeof text === 'string' && control.value === '') control.value = text;
    }
  });
}

function store(name: string, all: readonly Control[]): void {
  const texts = Object.fromEntries(all.map((control) => [control.name, control.value]));
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(texts)));
}

/**
 * Stores what is typed into a form until the tab is closed, and restores it after a reload or a visit
 * to other pages.
 *
 * @param name the draft's, which `forgetDraft` takes
 * @param fields the names of the controls to store; the form must hold them from the start
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onInput = () => store(name, controls(element, fields));
    restore(name, controls(element, fields));
    // Text typed before hydration has fired no event here.
    if (controls(element, fields).some(({ value }) => value !== '')) onInput();
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, name, fields]);
}
