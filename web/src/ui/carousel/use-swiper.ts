import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { runInTasks } from '../../scheduling/run-in-tasks.ts';
import { pauseSlideChangesOnPress } from './pause-slide-changes-on-press.ts';
import type { PlayState } from './use-play-state.ts';

/** Returns the indexes of the slides in view. */
const findVisibleIndexes = ({ visibleSlides }: Swiper): number[] =>
  visibleSlides.map(({ dataset }) => Number(dataset['index']));

/** Puts the slides in their first order. A swiper that loops changes it. */
function restoreSlideOrder(frame: HTMLElement): void {
  const wrapper = frame.querySelector('.swiper-wrapper');
  const slides = [...(wrapper?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])];
  const getIndex = ({ dataset }: HTMLElement) => Number(dataset['index']);
  if (slides.every((slide, position) => getIndex(slide) === position)) return;
  wrapper?.append(...slides.toSorted((one, other) => getIndex(one) - getIndex(other)));
}

interface UseSwiperOptions {
  /** The parent of `.swiper-wrapper`, which contains the slides. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Identifies the rendered slides. After a change, swiper is set up again. */
  readonly slidesKey: string;
  readonly options: SwiperOptions;
  /** The number of slides, without copies. */
  readonly count: number;
  /** Whether one slide is in view at every width. */
  readonly showsOneSlide: boolean;
  readonly playState: PlayState;
}

/**
 * Sets up swiper on the rendered slides, and plays and stops it. Swiper's React component does the
 * set-up in one task, which was the longest of a visit on a phone. It also renders all slides at
 * every move.
 */
export function useSwiper(props: UseSwiperOptions) {
  const { frame, slidesKey, options, count, showsOneSlide, playState } = props;
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  /** The first slide in view, from 0. */
  const [current, setCurrent] = useState(0);
  /** Indexes of the slides in view. */
  const [slidesInView, setSlidesInView] = useState<readonly number[]>([0]);
  /** During a slide change, the indexes of the slides that were in view before it. */
  const [slidesBeforeChange, setSlidesBeforeChange] = useState<readonly number[]>([]);
  const updateState = useEffectEvent((instance: Swiper) =>
    startTransition(() => {
      setSwiper(instance);
      setCurrent(instance.realIndex % count);
      const visibleIndexes = findVisibleIndexes(instance);
      setSlidesInView((previous) =>
        previous.join() === visibleIndexes.join() ? previous : visibleIndexes,
      );
    }),
  );

  const createSwiper = useEffectEvent(() => {
    if (!frame.current) return undefined;
    restoreSlideOrder(frame.current);
    return new Swiper(frame.current, {
      ...options,
      modules: [Autoplay],
      speed: playState.canPlay ? 500 : 0,
      initialSlide: current < count ? current : 0,
      init: false,
    });
  });
  const addListeners = useEffectEvent((instance: Swiper) => {
    let lastVisibleSlides = findVisibleIndexes(instance);
    instance.on('progress realIndexChange snapGridLengthChange', updateState);
    instance.on('transitionStart', () =>
      startTransition(() => setSlidesBeforeChange(lastVisibleSlides)),
    );
    instance.on('transitionEnd', () => {
      lastVisibleSlides = findVisibleIndexes(instance);
      startTransition(() => setSlidesBeforeChange([]));
    });
    pauseSlideChangesOnPress(instance);
    updateState(instance);
  });
  const { canPlay } = playState;
  useLayoutEffect(() => {
    let instance: Swiper | undefined;
    const steps = [
      () => {
        instance = createSwiper();
      },
      () => void instance?.init(),
      () => {
        if (instance) addListeners(instance);
      },
    ];
    // With one slide in view, the carousel looks the same before the set-up, which is then split
    // into tasks. With several, each would first be as wide as the frame, so it runs at once.
    const cancelSteps = showsOneSlide ? runInTasks(steps) : undefined;
    if (!cancelSteps) for (const step of steps) step();
    return () => {
      cancelSteps?.();
      if (!instance) return;
      // Otherwise swiper would restore the order of the slides, which forces layouts although the
      // slides usually leave the page. The next set-up restores it.
      instance.params.loop = false;
      instance.destroy();
    };
  }, [slidesKey, showsOneSlide, canPlay]);

  const { isPlaying } = playState;
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (isPlaying) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isPlaying]);
  return {
    swiper,
    current,
    /** The indexes of the slides that the Tab key and screen readers reach. Others are inert. */
    focusableSlides: new Set([...slidesInView, ...slidesBeforeChange]),
  };
}
