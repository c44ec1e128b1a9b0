import { type ComponentProps, type ReactNode, Suspense, useRef } from 'react';
import { ErrorIsolation } from '../error-isolation.tsx';
import { useNearViewport } from '../../scheduling/use-near-viewport.ts';
import { LazyCarousel } from './lazy-carousel.ts';

/** Setting up a carousel delays a phone, so it waits until this distance. */
const distance = '200px';

type CarouselWhenNearProps = ComponentProps<typeof LazyCarousel> & {
  /** Shown until the reader scrolls near, and if the carousel's code fails to load. */
  readonly plain: ReactNode;
};

/** A carousel for further down the page. */
export function CarouselNearViewport({ plain, ...carousel }: CarouselWhenNearProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame, distance);
  return (
    <div ref={frame}>
      {isNear ? (
        <ErrorIsolation fallback={plain}>
          <Suspense fallback={plain}>
            <LazyCarousel {...carousel} />
          </Suspense>
        </ErrorIsolation>
      ) : (
        plain
      )}
    </div>
  );
}
