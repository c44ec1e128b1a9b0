import type { Locale } from '@club/domain/locale';
import type { PageHandle } from './page-handle.ts';

/** A page as the build drew it. */
export interface Rendered {
  readonly html: string;
  readonly title: string;
  readonly handle: PageHandle;
}

/** Draws a page without a browser (`render.tsx`). */
export type RenderPage = (path: string, locale: Locale) => Promise<Rendered>;
