import type { Locale } from '@club/domain/locale';
import type { PublicCollection } from '../../data/public/queries.ts';

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

export const manifestId = 'start';

declare global {
  interface Window {
    /** For English visitors: resolves once the English page is in the document. */
    englishPage?: Promise<void>;
  }
}
