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
import { completeSlideChange } from './complete-slide-change.ts';
import type { Pauses } from './use-pauses.ts';

/** The indexes in the rendered row of the slides in view. */
const findVisible = ({ visibleSlides }: Swiper): number[] =>
  visibleSlides.map(({ dataset }) => Number(dataset['place']));

interface UseSwiperOptions {
  /** The element around `.swiper-wrapper`, which is around the slides. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Identifies the rendered slides: swiper is set up again after a change. */
  readonly slidesKey: string;
  readonly options: SwiperOptions;
  /** The number of slides, without copies. */
  readonly count: number;
  /** One slide is in view at every width. */
  readonly showsOneSlide: boolean;
  readonly pauses: Pauses;
}

/**
 * Sets up the slides on the page, and plays and stops them. Swiper's React component does so while
 * the page waits, and renders each slide at every move. On a phone that was the longest task of a
 * visit.
 */
export function useSwiper(props: UseSwiperOptions) {
  const { frame, slidesKey, options, count, showsOneSlide, pauses } = props;
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  /** The first slide in view, from 0. */
  const [current, setCurrent] = useState(0);
  /** Indexes of the slides in view. */
  const [inView, setInView] = useState<readonly number[]>([0]);
  /** Places of slides that are moving out of view. */
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const updateState = useEffectEvent((instance: Swiper) =>
    startTransition(() => {
      setSwiper(instance);
      setCurrent(instance.realIndex % count);
      const now = findVisible(instance);
      setInView((before) => (before.join() === now.join() ? before : now));
    }),
  );

  const construct = useEffectEvent(() =>
    frame.current
      ? new Swiper(frame.current, {
          ...options,
          modules: [Autoplay],
          speed: pauses.canPlay ? 500 : 0,
          initialSlide: current < count ? current : 0,
          init: false,
        })
      : undefined,
  );
  const listen = useEffectEvent((instance: Swiper) => {
    let atRest = findVisible(instance);
    instance.on('progress realIndexChange snapGridLengthChange', updateState);
    instance.on('transitionStart', () => startTransition(() => setLeaving(atRest)));
    instance.on('transitionEnd', () => {
      atRest = findVisible(instance);
      startTransition(() => setLeaving([]));
    });
    completeSlideChange(instance);
    updateState(instance);
  });
  const { canPlay } = pauses;
  useLayoutEffect(() => {
    let instance: Swiper | undefined;
    const steps = [
      () => {
        instance = construct();
      },
      () => void instance?.init(),
      () => {
        if (instance) listen(instance);
      },
    ];
    // One slide in view looks the same before: it can wait. Several have no width before.
    const stop = showsOneSlide ? runInTasks(steps) : undefined;
    if (!stop) for (const step of steps) step();
    return () => {
      stop?.();
      instance?.destroy();
    };
  }, [slidesKey, showsOneSlide, canPlay]);

  const { isPlaying } = pauses;
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (isPlaying) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isPlaying]);
  return { swiper, current, reachable: new Set([...inView, ...leaving]) };
}
