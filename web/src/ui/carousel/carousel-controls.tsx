import type { Swiper as SwiperInstance } from 'swiper';
import { useTexts } from '../../i18n/use-texts.ts';
import { Chevron, PauseMark, PlayMark } from '../icons.tsx';
import type { Pauses } from './use-pauses.ts';

interface CarouselControlsProps {
  readonly swiper: SwiperInstance;
  /** The places the slides can stop at: fewer than slides where several are in view. */
  readonly positions: number;
  readonly current: number;
  readonly pauses: Pauses;
}

const square =
  'grid size-11 cursor-pointer place-items-center inset-ring-2 inset-ring-current hover:bg-sun hover:text-ink';

function Dots({ swiper, positions, current }: Omit<CarouselControlsProps, 'pauses'>) {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t('common.carousel.choose')} className="flex flex-wrap">
      {Array.from({ length: positions }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={t('common.carousel.go_to', { number: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => (swiper.params.loop ? swiper.slideToLoop(index) : swiper.slideTo(index))}
          className="group grid size-8 cursor-pointer place-items-center"
        >
          <span className="h-4 w-2 -skew-x-12 bg-current opacity-60 group-hover:opacity-100 group-aria-[current=true]:w-5 group-aria-[current=true]:opacity-100" />
        </button>
      ))}
    </div>
  );
}

/** Pause first, as the pattern wants it, then the arrows and one dot a place to stop at. */
export function CarouselControls({ swiper, positions, current, pauses }: CarouselControlsProps) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {pauses.canPlay && (
        <button
          type="button"
          aria-label={t(pauses.isStopped ? 'common.carousel.play' : 'common.carousel.pause')}
          onClick={pauses.toggle}
          className={square}
        >
          {pauses.isStopped ? <PlayMark /> : <PauseMark />}
        </button>
      )}
      <button
        type="button"
        aria-label={t('common.carousel.previous')}
        onClick={() => swiper.slidePrev()}
        className={square}
      >
        <Chevron direction="left" />
      </button>
      <button
        type="button"
        aria-label={t('common.carousel.next')}
        onClick={() => swiper.slideNext()}
        className={square}
      >
        <Chevron direction="right" />
      </button>
      <Dots swiper={swiper} positions={positions} current={current} />
    </div>
  );
}
