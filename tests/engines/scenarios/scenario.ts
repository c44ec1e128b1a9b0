import type { Page } from '../page.ts';

/** A task of visitors or staff. At its end, the site's content is as before. */
export interface Scenario {
  readonly name: string;
  /** Whether the browsers run this scenario one after the other, because it changes content. */
  readonly isSequential?: boolean;
  /** Matches the page's errors that the scenario may cause. Without it, each error is a failure. */
  readonly expectedErrors?: RegExp;
  readonly run: (page: Page) => Promise<void>;
}
