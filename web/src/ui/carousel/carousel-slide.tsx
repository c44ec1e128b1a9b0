import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

interface CarouselSlideProps {
  /** Its place in the rendered row, copies included, from 0. */
  readonly place: number;
  /** Its number among all, from 1: a copy has the number of its original. */
  readonly number: number;
  readonly total: number;
  readonly isReachable: boolean;
  readonly children: ReactNode;
}

/**
 * One slide, or its copy. Those off the screen are inert and hidden: neither the Tab key nor a screen
 * reader finds them, and no number is heard twice.
 */
export function CarouselSlide(props: CarouselSlideProps) {
  const { place, number, total, isReachable, children } = props;
  const { t } = useTexts();
  return (
    <div
      data-place={place}
      // Not printed: the original is.
      data-copy={place >= total || undefined}
      role="group"
      aria-roledescription={t('carousel:slide')}
      aria-label={t('carousel:position', { number, total })}
      aria-hidden={!isReachable}
      className="swiper-slide relative w-full shrink-0"
    >
      <div inert={!isReachable} className="h-full">
        {children}
      </div>
    </div>
  );
}
