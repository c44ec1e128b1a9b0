import { type ComponentProps, type ReactNode, Suspense, useRef } from 'react';
import { ErrorIsolation } from '../error-isolation.tsx';
import { useNearViewport } from '../../scheduling/use-near-viewport.ts';
import { LazyCarousel } from './lazy-carousel.ts';

/**
 * The distance from the viewport at which a carousel is set up. It is short, because the set-up
 * blocks a phone for some time.
 */
const distance = '200px';

type CarouselNearViewportProps = ComponentProps<typeof LazyCarousel> & {
  /** Shown until the visitor scrolls near, and if the carousel's code fails to load. */
  readonly fallback: ReactNode;
};

/** A carousel further down the page. It loads when the visitor scrolls near it. */
export function CarouselNearViewport({ fallback, ...carousel }: CarouselNearViewportProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame, distance);
  return (
    <div ref={frame}>
      {isNear ? (
        <ErrorIsolation fallback={fallback}>
          <Suspense fallback={fallback}>
            <LazyCarousel {...carousel} />
          </Suspense>
        </ErrorIsolation>
      ) : (
        fallback
      )}
    </div>
  );
}
