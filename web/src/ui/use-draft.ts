import { type RefObject, useEffect } from 'react';

const keyOf = (name: string): string => `draft:${name}`;

/** A browser that keeps nothing (private, full) is no failure: the page still has the text. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing is kept, nothing else is lost.
  }
}

/** Drops what was kept, once it has been sent. */
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
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}');
    const texts = new Map(Object.entries(kept ?? {}));
    for (const control of all) {
      const text: unknown = texts.get(control.name);
      if (typeof text === 'string' && control.value === '') control.value = text;
    }
  });
}

function keep(name: string, all: readonly Control[]): void {
  const texts = Object.fromEntries(all.map((control) => [control.name, control.value]));
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(texts)));
}

/**
 * Keeps what is typed into a form for as long as the tab lives, and puts it back after a reload or
 * a way through other pages.
 *
 * @param name the draft's, which `forgetDraft` takes
 * @param fields the controls to keep; the form must hold them from the start
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly string[],
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const onInput = () => keep(name, controls(element, fields));
    restore(name, controls(element, fields));
    // What was typed before this script had come brought about no event that it heard.
    if (controls(element, fields).some(({ value }) => value !== '')) onInput();
    element.addEventListener('input', onInput);
    return () => element.removeEventListener('input', onInput);
  }, [form, name, fields]);
}
