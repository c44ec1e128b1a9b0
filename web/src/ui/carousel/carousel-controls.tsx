import type { Swiper as SwiperInstance } from 'swiper';
import { useTexts } from '../../i18n/use-texts.ts';
import { PauseIcon, PlayIcon } from '../control-icons.tsx';
import { ChevronIcon } from '../icons.tsx';
import { type PlayState, playButtonAttributes } from './use-play-state.ts';

interface CarouselControlsProps {
  /** Null until it is set up. Until then the controls only keep their place. */
  readonly swiper: SwiperInstance | null;
  /** The number of slides, without copies. */
  readonly count: number;
  /** The first slide in view, from 0. */
  readonly current: number;
  readonly playState: PlayState;
}

const controlClasses =
  'grid size-11 cursor-pointer place-items-center inset-ring-2 inset-ring-current hover:bg-sun hover:text-ink';

/** Moves to a slide or to its copy, whichever is nearer. */
function slideToNearest(swiper: SwiperInstance | null, index: number, count: number): void {
  // The swiper was replaced, and the next one is still being set up.
  if (!swiper || swiper.destroyed) return;
  const candidateIndexes = swiper.slides
    .map((_, slideIndex) => slideIndex)
    .filter((slideIndex) => slideIndex % count === index);
  const distance = (slideIndex: number) => Math.abs(slideIndex - swiper.realIndex);
  swiper.slideToLoop(candidateIndexes.toSorted((a, b) => distance(a) - distance(b))[0]);
}

function Dots({ swiper, count, current }: Omit<CarouselControlsProps, 'playState'>) {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t('carousel:choose')} className="flex flex-wrap">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={t('carousel:go_to', { number: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => slideToNearest(swiper, index, count)}
          className="group grid h-11 w-8 sm:w-11 cursor-pointer place-items-center"
        >
          <span className="h-4 w-2 -skew-x-12 bg-current opacity-60 group-hover:opacity-100 group-aria-[current=true]:w-5 group-aria-[current=true]:opacity-100" />
        </button>
      ))}
    </div>
  );
}

/**
 * The pause button, the arrows, and one dot for each slide. Pause comes first, as in the W3C
 * pattern.
 */
export function CarouselControls({ swiper, count, current, playState }: CarouselControlsProps) {
  const { t } = useTexts();
  return (
    <div className={`flex flex-wrap items-center gap-2 ${swiper ? '' : 'invisible'}`}>
      {playState.canPlay && (
        <button
          {...playButtonAttributes}
          type="button"
          aria-label={t(playState.isStopped ? 'carousel:play' : 'carousel:pause')}
          onClick={() => playState.setStopped(!playState.isStopped)}
          className={controlClasses}
        >
          {playState.isStopped ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
      <button
        type="button"
        aria-label={t('carousel:previous')}
        onClick={() => swiper?.slidePrev()}
        className={controlClasses}
      >
        <ChevronIcon direction="left" />
      </button>
      <button
        type="button"
        aria-label={t('carousel:next')}
        onClick={() => swiper?.slideNext()}
        className={controlClasses}
      >
        <ChevronIcon direction="right" />
      </button>
      <Dots swiper={swiper} count={count} current={current} />
    </div>
  );
}
