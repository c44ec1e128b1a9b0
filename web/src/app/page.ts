import type { cardAltTexts } from '@club/about/en/cards';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { PublicCollection } from '../data/all-queries.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** The picture of a shared link: a file of `club/artwork/images/cards`. */
export type Card = keyof typeof cardAltTexts;

/**
 * A page's data for the router, the head and the build. The build finds a page's chunk by its name
 * in `paths`: the component of `programDetail` is in `program-detail-page.tsx`.
 */
export interface Page<Path extends string = string> {
  readonly path: Path;
  /** For the title bar and the screen reader's announcement. */
  readonly title: (t: TFunction, params: Params) => string;
  /** For search engines and shared links. */
  readonly description: (t: TFunction, params: Params) => string;
  readonly card: (params: Params) => Card;
  /** The page's path in the sitemap and in its canonical link. A page without one has `noindex`. */
  readonly canonicalPath?: (params: Params) => string | undefined;
  /** The namespaces of the page's texts. Every page also has `common` and `problem`. */
  readonly namespaces: readonly Namespace[];
  /**
   * The collections that the page reads. The inline script requests them before the bundle has
   * loaded.
   */
  readonly reads: readonly PublicCollection[];
  /**
   * False for an address that matches the path but has no page, such as an unknown team. The
   * visitor then sees the 404 page.
   */
  readonly exists?: (params: Params) => boolean;
  /** Whether the build renders a placeholder, because the content depends on the visitor. */
  readonly isPlaceholder?: boolean;
  /** Imports the page's component as a lazy route of React Router. */
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}
