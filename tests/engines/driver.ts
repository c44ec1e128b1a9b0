/** What travels between the test and a page. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An element of the page, as its driver names it. */
export type ElementReference = object;

/**
 * One browser with one tab, for both WebDriver BiDi (Firefox) and WebDriver (WebKit). `Page` builds
 * the rest on it.
 */
export interface Driver {
  /** Loads an address and waits for its load event. A page that cannot be loaded is no failure. */
  open(address: string): Promise<void>;
  /** Runs a function's source in the page and returns the JSON of its result. */
  evaluate(source: string, args: readonly Json[]): Promise<unknown>;
  /** The element that the source of a function gives; undefined while there is none. */
  find(source: string, args: readonly Json[]): Promise<ElementReference | undefined>;
  click(element: ElementReference): Promise<void>;
  /** Types into a field in place of what it holds. */
  fill(element: ElementReference, text: string): Promise<void>;
  chooseFile(element: ElementReference, path: string): Promise<void>;
  /** The errors that the page's console got since the last call. */
  takeErrors(): Promise<readonly string[]>;
  quit(): Promise<void>;
}

/** Runs in the page before typing: selects a field's content, so that typing replaces it. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.focus();
  field.select();
}
