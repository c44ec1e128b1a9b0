/** What travels between the test and a page. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An element of the page, as its driver names it. */
export type ElementReference = object;

/**
 * One browser with one tab: what WebDriver BiDi (Firefox) and WebDriver (WebKit) both can do. `Page`
 * builds the rest on it.
 */
export interface Driver {
  /** Loads an address and waits for its load event. A page that cannot be loaded is no failure. */
  open(address: string): Promise<void>;
  /** Runs the source of a function in the page, waits for its promise and gives its JSON. */
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

/** Runs in the page before typing: what a field holds is selected, so that it gives way. */
export function selectAll(field: HTMLInputElement | HTMLTextAreaElement): void {
  field.focus();
  field.select();
}
