import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

interface CarouselSlideProps {
  /** Its place among all, from 1. */
  readonly number: number;
  readonly total: number;
  readonly isVisible: boolean;
  /** Slides side by side are as tall as the tallest of them. */
  readonly isAsTallAsAll: boolean;
  readonly children: ReactNode;
}

/** Off-screen slides are inert: neither the Tab key nor a screen reader may wander there. */
export function CarouselSlide(props: CarouselSlideProps) {
  const { number, total, isVisible, isAsTallAsAll, children } = props;
  const { t } = useTexts();
  return (
    <div
      data-number={number}
      role="group"
      aria-roledescription={t('common.carousel.slide')}
      aria-label={t('common.carousel.position', { number, total })}
      className={`swiper-slide ${isAsTallAsAll ? 'h-auto!' : ''}`}
    >
      <div inert={!isVisible} className="h-full">
        {children}
      </div>
    </div>
  );
}
