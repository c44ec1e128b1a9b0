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
import 'swiper/css';
import { inTurns } from '../../tasks/in-turns.ts';
import type { Pauses } from './use-pauses.ts';

/** A loop stops at each slide; else the last stop is where the last slide comes into view. */
const countPositions = ({ params, slides, snapGrid }: Swiper): number =>
  params.loop ? slides.length : snapGrid.length;

/** The numbers of the slides in view, in the order of the page. */
const numbersInView = ({ visibleSlides }: Swiper): number[] =>
  visibleSlides.map(({ dataset }) => Number(dataset['number']));

interface Wanted {
  /** The element around `.swiper-wrapper`, which is around the slides. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Which slides there are: others are set up anew. */
  readonly ids: string;
  readonly options: SwiperOptions;
  /** One slide is in view at every width. */
  readonly isAlone: boolean;
  readonly pauses: Pauses;
}

/**
 * Sets slides up, which stand on the page, and plays and stops them. Swiper's own component for React
 * does so while the page waits, and draws each slide again at every move: on a phone it was the
 * longest task of a visit.
 */
export function useSwiper({ frame, ids, options, isAlone, pauses }: Wanted) {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [current, setCurrent] = useState(0);
  /** True while all slides fit, when there is nothing to move. */
  const [isLocked, setIsLocked] = useState(false);
  const [positions, setPositions] = useState(0);
  /** The first, until it is known. */
  const [inView, setInView] = useState<readonly number[]>([1]);
  const follow = useEffectEvent((instance: Swiper) =>
    startTransition(() => {
      setSwiper(instance);
      setCurrent(instance.realIndex);
      setIsLocked(instance.isLocked);
      setPositions(countPositions(instance));
      const now = numbersInView(instance);
      setInView((was) => (was.join() === now.join() ? was : now));
    }),
  );

  const construct = useEffectEvent(() =>
    frame.current
      ? new Swiper(frame.current, {
          ...options,
          modules: [Autoplay],
          speed: pauses.canPlay ? 500 : 0,
          init: false,
        })
      : undefined,
  );
  const { canPlay } = pauses;
  useLayoutEffect(() => {
    let instance: Swiper | undefined;
    const steps = [
      () => {
        instance = construct();
      },
      () => void instance?.init(),
      () => {
        if (!instance) return;
        instance.on('progress realIndexChange snapGridLengthChange lock unlock', follow);
        follow(instance);
      },
    ];
    // One slide in view looks the same before: it can wait. Several have no width before.
    const stop = isAlone ? inTurns(steps) : undefined;
    if (!stop) for (const step of steps) step();
    return () => {
      stop?.();
      instance?.destroy();
    };
  }, [ids, isAlone, canPlay]);

  const isPlaying = pauses.isPlaying && !isLocked;
  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (isPlaying) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isPlaying]);
  return { swiper, current, isLocked, positions, inView, isPlaying };
}
