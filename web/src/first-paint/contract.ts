import type { Locale } from '@club/domain/locale';
import type { EarlyEntryTexts } from './show-early-entry.ts';

// The names and types that the build, inline script, stylesheet and bundle share.
// docs/first-paint.md explains the steps in order.

/** The bodies of requests to Firestore's REST API, by the key of their query. */
export type RequestBodies = Readonly<Record<string, string>>;

/** What a page reads of the club's calendar before the bundle has loaded. */
export interface CalendarReads {
  /** Whether the requests wait for the first paint, because they would delay the first image. */
  readonly waitsForPaint: boolean;
  readonly bodies: RequestBodies;
  /**
   * On pages that follow the visitor's team: the bodies for each team, by its name in an address.
   * They replace `bodies`.
   */
  readonly bodiesByTeam?: Readonly<Record<string, RequestBodies>>;
  /** The words of the line with the next entry, which the inline script shows. */
  readonly texts: Readonly<Record<Locale, EarlyEntryTexts>>;
  /** On pages that show when the calendar was last read: the body that reads this time. */
  readonly documentBodies?: RequestBodies;
}

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
  /** The address of `:runQuery` in Firestore's REST API, and what the page reads at once. */
  readonly reads: {
    readonly address: string;
    readonly bodies: RequestBodies;
  };
  /** What the page reads of the club's calendar. */
  readonly calendar?: CalendarReads;
  /**
   * In a French file: the path of its English file. Pages that are not prerendered have none.
   */
  readonly englishPath?: string;
}

export const manifestId = 'page-manifest';

/** Attributes of `#root` from the build: the route's id, and the language of the HTML. */
export const pageAttribute = 'data-page';
export const localeAttribute = 'data-locale';

/** On `<html>` until the English page is in the document. theme.css hides the French one. */
export const pendingLocaleAttribute = 'data-pending-locale';

/** On `<html>` until hydration, if every list has a snapshot. theme.css hides loading texts. */
export const snapshotsAttribute = 'data-has-snapshots';

/** On `<html>` if the address names a program. The registration page then has room for its team. */
export const programAttribute = 'data-program';

declare global {
  interface Window {
    /** The responses to the inline script's requests, in REST format, by the key of their query. */
    earlyReads?: Record<string, Promise<unknown>>;
    /** For English visitors: resolves once the English page is in place, or could not be loaded. */
    englishReady?: Promise<void>;
    /** Replays the events that came before hydration; absent afterwards. */
    replayEarlyEvents?: () => void;
  }
}
