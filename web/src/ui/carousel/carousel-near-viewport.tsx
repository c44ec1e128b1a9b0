import { type ComponentProps, type ReactNode, Suspense, useRef } from 'react';
import { ErrorIsolation } from '../error-isolation.tsx';
import { useNearViewport } from '../../scheduling/use-near-viewport.ts';
import { LazyCarousel } from './lazy-carousel.ts';

/** From how far off: to set a carousel up takes a phone a moment, so not at the start. */
const distance = '200px';

type CarouselWhenNearProps = ComponentProps<typeof LazyCarousel> & {
  /** What stands there until the reader comes near, and where the carousel's code does not come. */
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
