import { teamIds } from '@club/domain/team';
import type { TFunction } from 'i18next';
import type { Params } from 'react-router-dom';
import type { PublicCollection } from '../data/public-queries.ts';
import type { Section } from '../i18n/texts.ts';

/** The drawings that links to the site are shown with (`scripts/cards.ts`). */
export const cards = [
  'home',
  'program',
  ...teamIds,
  'registration',
  'club',
  'contact',
  'schedule',
  'policy',
  'conduct',
] as const;
export type Card = (typeof cards)[number];

/** What a route says of its page: its title, what it needs, and what the build makes of it. */
export interface PageHandle {
  /** For the title bar and the announcement. */
  readonly title: (t: TFunction, params: Params) => string;
  /** For search engines and shared links. */
  readonly description: (t: TFunction, params: Params) => string;
  /** The share card: a file of `club/artwork/images/cards`. */
  readonly card: (params: Params) => Card;
  /** Where search engines should list it: its one address; undefined where they should not. */
  readonly listedAt: (params: Params) => string | undefined;
  /** The page's file, below `web/src`: the build announces it to the browser ahead of time. */
  readonly file: string;
  /** Whether the build renders a placeholder: the page is nothing without its visitor. */
  readonly isPlaceholder?: boolean;
  readonly sections: readonly Section[];
  /** The collections it shows, which the browser asks for before any of our code is there. */
  readonly reads: readonly PublicCollection[];
}

/** True for the handle of one of our pages. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'file' in handle;
}
