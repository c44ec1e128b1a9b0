import type { HeaderRule } from '../render/firebase-json.ts';
import type { Environment } from '../../environments/schema.ts';

/** A site to check, deployed or local: where to read it, and what it should serve. */
export interface LiveSite {
  readonly settings: Environment;
  /** The address to read, by default the site's own. */
  readonly origin: string;
  /** The commit that should be live. */
  readonly commit: string;
  /** The headers that Hosting should send. */
  readonly headerRules: readonly HeaderRule[];
  /** The page that opens in the sign-in popup. */
  readonly signInPage: string;
}

/** The site, and the `fetch` of one check. Its requests end when the check's time is over. */
export interface LiveContext extends LiveSite {
  readonly fetch: typeof fetch;
}

/** One check of a site. It stores nothing and sends no mail. */
export interface LiveCheck {
  readonly title: string;
  /**
   * @returns what was seen, in plain words
   * @throws Error with what is wrong
   */
  readonly run: (context: LiveContext) => Promise<string>;
}
