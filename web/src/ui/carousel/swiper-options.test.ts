import { expect, it } from 'vitest';
import { countSlideSets, makeSwiperOptions } from './swiper-options.ts';

const makeOptions = (perView: number, count: number) =>
  makeSwiperOptions({ perView, count, gap: 8, adaptiveHeight: false });

it.each([
  [1, 1, false, 1],
  [1, 2, true, 2],
  [1, 3, true, 1],
  [2, 2, false, 1],
  [2, 3, true, 2],
  [3, 3, false, 1],
  [3, 4, true, 2],
  [3, 6, true, 2],
  [3, 7, true, 1],
])(
  '%i in view of %i slides: loops %s, each slide rendered %i time(s)',
  (perView, count, isLoop, slideSetCount) => {
    expect(makeOptions(perView, count).loop).toBe(isLoop);
    expect(countSlideSets({ perView, count })).toBe(slideSetCount);
  },
);

it('changes slides every three seconds, including the animation', () => {
  expect(makeOptions(3, 9)).toMatchObject({
    autoplay: { delay: 3000, waitForTransition: false },
    slidesPerView: 3,
    spaceBetween: 8,
  });
});
