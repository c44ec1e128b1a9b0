import { expect, it } from 'vitest';
import { swiperOptions } from './swiper-options.ts';

const options = (perView: Parameters<typeof swiperOptions>[0]['perView'], count: number) =>
  swiperOptions({ perView, count, adaptiveHeight: false });
const responsive = { upTo640: 1, upTo1024: 2, wider: 3 };

it.each([
  [1, 2, false],
  [1, 3, true],
  [responsive, 4, false],
  [responsive, 6, false],
  [responsive, 7, true],
])(
  'loops with slides enough and rewinds with fewer (%j in view, %i slides)',
  (perView, count, isLoop) => {
    expect(options(perView, count)).toMatchObject({ loop: isLoop, rewind: !isLoop });
  },
);

it('changes slides every three seconds and shows one, two or three by width', () => {
  expect(options(responsive, 9)).toMatchObject({
    autoplay: { delay: 3000 },
    slidesPerView: 1,
    breakpoints: { 641: { slidesPerView: 2 }, 1025: { slidesPerView: 3 } },
  });
});
