import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';

interface CarouselSlideProps {
  /** The index among the rendered slides, copies included. */
  readonly index: number;
  /** The slide's number, from 1. A copy has the number of its original. */
  readonly number: number;
  readonly total: number;
  /** Whether the Tab key and screen readers reach its content. */
  readonly isFocusable: boolean;
  readonly children: ReactNode;
}

/**
 * One slide, or its copy. Off-screen slides are inert and hidden. The Tab key and screen readers
 * skip them, so each number is announced once.
 */
export function CarouselSlide(props: CarouselSlideProps) {
  const { index, number, total, isFocusable, children } = props;
  const { t } = useTexts();
  return (
    <div
      data-index={index}
      // Copies are not printed.
      data-copy={index >= total || undefined}
      role="group"
      aria-roledescription={t('carousel:slide')}
      aria-label={t('carousel:position', { number, total })}
      aria-hidden={!isFocusable}
      className="swiper-slide relative w-full shrink-0"
    >
      <div inert={!isFocusable} className="h-full">
        {children}
      </div>
    </div>
  );
}
