import type { Page } from '../page.ts';

/** Something that visitors or staff come for. It leaves everything as it was. */
export interface Job {
  readonly name: string;
  /** It changes what the other browser would see or edit: they take turns. */
  readonly isAlone?: boolean;
  /** Errors in the console that it brings about on purpose. */
  readonly expectedErrors?: RegExp;
  readonly run: (page: Page) => Promise<void>;
}
