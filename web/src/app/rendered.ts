import type { Locale } from '@club/domain/locale';
import type { PageHead } from './head/page-head.ts';
import type { PageHandle } from './page-handle.ts';

/** A page as the build drew it. */
export interface Rendered {
  readonly html: string;
  readonly head: PageHead;
  readonly handle: PageHandle;
}

/** Draws a page without a browser (`render.tsx`). */
export type RenderPage = (path: string, locale: Locale, origin: string) => Promise<Rendered>;
