import { useMediaQuery } from '../use-media-query.ts';

/** Slides side by side: one figure, or one for each width the specification names (section 9). */
export type SlidesPerView =
  number | { readonly upTo640: number; readonly upTo1024: number; readonly wider: number };

/** How many slides are side by side at the width the window has now. */
export function useSlidesPerView(perView: SlidesPerView): number {
  const isUpTo640 = useMediaQuery('(width < 641px)');
  const isUpTo1024 = useMediaQuery('(width < 1025px)');
  if (typeof perView === 'number') return perView;
  if (isUpTo640) return perView.upTo640;
  return isUpTo1024 ? perView.upTo1024 : perView.wider;
}
