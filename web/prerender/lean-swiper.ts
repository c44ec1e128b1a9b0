import type { Plugin } from 'vite';

/**
 * Takes from swiper's stylesheet the colour of its own arrows, which we do not use. It stands on the
 * root: as the sheet comes, the browser would work out the style of the whole page again for it.
 */
export const leanSwiper = (): Plugin => ({
  name: 'lean-swiper',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /node_modules[\\/]swiper[\\/]swiper\.css$/u },
    handler: (code) => code.replace(/:root \{[^}]*\}/u, '').replace(/:host \{[^}]*\}/u, ''),
  },
});
