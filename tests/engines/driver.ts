/** A value that the test and a page can exchange. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An element of the page. */
export interface DrivenElement {
  click(): Promise<void>;
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>;
  chooseFile(path: string): Promise<void>;
}

/**
 * Controls a browser with one tab, by WebDriver BiDi (Firefox) or WebDriver (WebKit). The class
 * `Page` works with both.
 */
export interface Driver {
  /** Loads an address and waits for its load event. A failed load does not throw. */
  open(address: string): Promise<void>;
  /** Goes back in the tab's history. */
  back(): Promise<void>;
  /** Runs a function's source in the page and returns its result, which must be JSON. */
  evaluate(source: string, args: readonly Json[]): Promise<unknown>;
  /** Runs a function's source in the page. Returns the element that the function finds, if any. */
  find(source: string, args: readonly Json[]): Promise<DrivenElement | undefined>;
  quit(): Promise<void>;
}

/** Runs in the page before typing: selects a field's content, so that typing replaces it. */
export function selectAll(field: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.select();
}
