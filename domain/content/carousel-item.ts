import type * as v from 'valibot';
import { limits } from '../limits.ts';
import { paths } from '../paths.ts';
import { defineContentType } from './content-type.ts';
import { aboutImage, bilingual, link, optional } from './field-kinds.ts';

/** An image of the latest-events carousel (specification, section 3). */
export const carousels = defineContentType({
  item: 'carouselItem',
  page: paths.home,
  staffPage: 'carousel',
  order: 'in-save',
  hasLifecycle: true,
  hiddenValues: { imageURL: '' },
  // An image is shown at 384 by 240 pixels everywhere (section 9).
  image: { prefix: 'carousel', kinds: ['png', 'jpg'], isNeeded: true, width: 1920, height: 1200 },
  endpoints: { list: '/api/carousels/getAll', update: ['PUT', '/api/carousels/update/{id}'] },
  fields: {
    /** Describes the image. When both are empty, the alt text comes from the id. */
    alt: aboutImage(optional(bilingual(limits.alt))),
    /** The text under the image. Both may be empty. */
    caption: aboutImage(optional(bilingual(limits.caption))),
    /** A page or a video about the event. */
    link: aboutImage(optional(link())),
  },
});
export type CarouselItem = v.InferOutput<typeof carousels.rowSchema>;
