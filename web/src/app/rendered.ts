import type { Locale } from '@club/domain/locale';
import type { PageHead } from './head/page-head.ts';
import type { PageHandle } from './page-handle.ts';

/** A prerendered page. */
export interface Rendered {
  readonly html: string;
  readonly head: PageHead;
  readonly handle: PageHandle;
}

/** Prerenders a page (`render.tsx`). */
export type RenderPage = (path: string, locale: Locale, origin: string) => Promise<Rendered>;
