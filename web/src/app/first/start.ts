import type { Locale } from '@club/domain/locale';
import type { PublicRead } from '../../data/public-reads.ts';

/** What the build tells a page's first script, as JSON in the element `startId`. */
export interface Start {
  /** The address of the site's script. */
  readonly entry: string;
  /** What that script will ask for on this page, whatever the language and in each of them. */
  readonly chunks: readonly string[];
  readonly texts: Readonly<Record<Locale, readonly string[]>>;
  /** Firestore's REST interface, and the body of the query for each collection of the page. */
  readonly reads: {
    readonly address: string;
    readonly bodies: { readonly [Name in PublicRead]?: string };
  };
  /** Where the same page stands in English; absent from a page without content. */
  readonly english?: string;
  /** On the English page itself: the address it stands for. */
  readonly page?: string;
}

export const startId = 'start';

declare global {
  interface Window {
    /** Where the visitor wants English: settles once that page stands in place of the French one. */
    englishPage?: Promise<void>;
  }
}
