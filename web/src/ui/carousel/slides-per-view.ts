import { useMediaQuery } from '../use-media-query.ts';

/** The number of slides in view: one figure, or one per width (specification, section 9). */
export type SlidesPerView =
  number | { readonly upTo640: number; readonly upTo1024: number; readonly wider: number };

/** The number of slides in view at the window's current width. */
export function useSlidesPerView(perView: SlidesPerView): number {
  const isUpTo640 = useMediaQuery('(width < 641px)');
  const isUpTo1024 = useMediaQuery('(width < 1025px)');
  if (typeof perView === 'number') return perView;
  if (isUpTo640) return perView.upTo640;
  return isUpTo1024 ? perView.upTo1024 : perView.wider;
}
