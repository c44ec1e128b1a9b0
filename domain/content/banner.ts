import type * as v from 'valibot';
import { limits } from '../limits.ts';
import { paths } from '../paths.ts';
import { defineContentType } from './content-type.ts';
import {
  bilingual,
  day,
  link,
  nullableTime,
  optional,
  serverOnly,
  time,
  toggle,
} from './field-kinds.ts';

/** A slide of the home page's banner carousel (specification, section 3). */
export const banners = defineContentType({
  item: 'banner',
  page: paths.home,
  staffPage: 'banner',
  order: 'in-save',
  hasLifecycle: true,
  hiddenValues: { bannerDisplay: false, displayPlanned: false },
  publicWhen: 'bannerDisplay',
  titleField: 'eventTitle',
  image: {
    prefix: 'banner',
    kinds: ['png'],
    isNeeded: true,
    width: 1920,
    height: 768,
    // A banner is 384 pixels high and as wide as the window (specification, section 9). At a width of
    // 960 it shows all of a 5:2 picture. At 1920 it cuts off the top and bottom, at 360 the sides.
    alwaysVisible: { width: 360 / 960, height: 960 / 1920 },
  },
  endpoints: { list: '/api/banners/getAll', update: ['PUT', '/api/banners/update/{id}'] },
  extraRules: ['isDisplayedInTime'],
  fields: {
    /**
     * Visitors see and read only banners with `true`. In a save, `true` shows the banner at once,
     * or from `showFrom` until `showUntil`.
     */
    bannerDisplay: toggle(),
    eventTitle: bilingual(limits.eventTitle),
    link: link(),
    /** The day of the event and its time in Toronto. */
    eventDate: optional(day()),
    eventTime: optional(time()),
    /** When the site begins and ceases to show the banner; null for no limit. */
    showFrom: optional(nullableTime()),
    showUntil: optional(nullableTime()),
    /** Whether the banner is hidden only until `showFrom` (docs/decisions/banner-times.md). */
    displayPlanned: serverOnly(optional(toggle())),
  },
});
export const bannerSchema = banners.rowSchema;
export type Banner = v.InferOutput<typeof banners.rowSchema>;
export type BannerUpdate = v.InferOutput<typeof banners.saveSchema>;
