import type { Locale } from '@club/domain/locale';
import type { PageHead } from './head/page-head.ts';
import type { Page } from './page.ts';

/** A prerendered page. */
export interface RenderedPage {
  readonly html: string;
  readonly head: PageHead;
  /** The page's key in `pages.ts`, or `notFound`. */
  readonly name: string;
  readonly page: Page;
}

/** Prerenders a page (`render-page.tsx`). */
export type RenderPage = (path: string, locale: Locale, origin: string) => Promise<RenderedPage>;
