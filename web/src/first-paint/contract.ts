import type { Locale } from '@club/domain/locale';
import type { PublicCollection } from '../data/public-queries.ts';

// What the build, the inline script, the stylesheet and the bundle agree on. docs/first-paint.md
// tells the steps in their order.

/** What the build tells the inline script of a page, as JSON in the element `manifestId`. */
export interface PageManifest {
  /** The bundle's address. */
  readonly entry: string;
  /** The chunks that it imports on this page, and those of each language. */
  readonly chunks: readonly string[];
  readonly texts: Readonly<Record<Locale, readonly string[]>>;
  /** Firestore's REST API, and the body of the query for each collection of the page. */
  readonly reads: {
    readonly address: string;
    readonly bodies: { readonly [Name in PublicCollection]?: string };
  };
  /** The address of the page's English file; absent from a page without content. */
  readonly english?: string;
  /** In the English file: the address of its page. */
  readonly page?: string;
}

export const manifestId = 'page-manifest';

/** Attributes of `#root` that the build writes: the id of the page's route, and its language. */
export const pageAttribute = 'data-page';
export const localeAttribute = 'data-locale';

/** On `<html>` until the English page is in the document: theme.css hides the French one. */
export const pendingLocaleAttribute = 'data-pending-locale';

/** On `<html>` until hydration, with a snapshot of every list: theme.css hides loading texts. */
export const snapshotsAttribute = 'data-has-snapshots';

declare global {
  interface Window {
    /** The responses to the inline script's requests, as Firestore's REST API gives them. */
    earlyReads?: { [Name in PublicCollection]?: Promise<unknown> };
    /** For English visitors: resolves once the English page is in the document. */
    englishPage?: Promise<void>;
    /** Replays the events that came before hydration; absent afterwards. */
    replayEarlyEvents?: () => void;
  }
}
