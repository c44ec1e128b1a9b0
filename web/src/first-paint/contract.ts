import type { Locale } from '@club/domain/locale';
import type { PublicCollection } from '../data/public-queries.ts';

// The names and types that the build, inline script, stylesheet and bundle share.
// docs/first-paint.md explains the steps in order.

/**
 * The data that the build passes to a page's inline script, as JSON in the element `manifestId`.
 */
export interface PageManifest {
  /** The bundle's address. */
  readonly entry: string;
  /** The chunks that the bundle imports on this page. */
  readonly chunks: readonly string[];
  /** The chunks of the page's texts, by language. */
  readonly texts: Readonly<Record<Locale, readonly string[]>>;
  /** Firestore's REST API, and each collection's query body. */
  readonly reads: {
    readonly address: string;
    readonly bodies: { readonly [Name in PublicCollection]?: string };
  };
  /** In a French file: the address of its English file. Pages that are not prerendered have none. */
  readonly english?: string;
  /** In an English file: the address that visitors see, which is not the file's own. */
  readonly page?: string;
}

export const manifestId = 'page-manifest';

/** Attributes of `#root` from the build: the route's id and its language. */
export const pageAttribute = 'data-page';
export const localeAttribute = 'data-locale';

/** On `<html>` until the English page is in the document. theme.css hides the French one. */
export const pendingLocaleAttribute = 'data-pending-locale';

/** On `<html>` until hydration, if every list has a snapshot. theme.css hides loading texts. */
export const snapshotsAttribute = 'data-has-snapshots';

declare global {
  interface Window {
    /** The responses to the inline script's requests, in REST format. */
    earlyReads?: { [Name in PublicCollection]?: Promise<unknown> };
    /** For English visitors: resolves once the English page is in place. */
    englishPage?: Promise<void>;
    /** Replays the events that came before hydration; absent afterwards. */
    replayEarlyEvents?: () => void;
  }
}
