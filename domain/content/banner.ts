import * as v from 'valibot';
import {
  displayNumber,
  documentId,
  httpsLink,
  imageAddress,
  instant,
  optionalDay,
  optionalTime,
  nullableInstant,
  text,
} from '../validation/fields.ts';
import { limits } from '../limits.ts';
import { consentFields, consentUpdateFields } from './image-consent.ts';

/** A slide of the home page's banner carousel (specification, section 3). */
export const bannerSchema = v.object({
  _id: documentId,
  num: displayNumber,
  /** The background image. */
  imageURL: imageAddress,
  /** Visitors see and read only banners with `true`. */
  bannerDisplay: v.boolean(),
  eventTitle: text(limits.eventTitle),
  eventTitle_fr: text(limits.eventTitle),
  link: httpsLink,
  /** The day of the event and its time in Montréal. */
  eventDate: v.optional(optionalDay, ''),
  eventTime: v.optional(optionalTime, ''),
  /** When the site begins and ceases to show the banner; null for no limit. */
  showFrom: v.optional(nullableInstant, null),
  showUntil: v.optional(nullableInstant, null),
  /** Whether the banner is hidden only until `showFrom`. The server writes it (decision 053). */
  displayPlanned: v.optional(v.boolean(), false),
  ...consentFields,
  updatedAt: instant,
});
export type Banner = v.InferOutput<typeof bannerSchema>;

const timeFields = ['eventDate', 'eventTime', 'showFrom', 'showUntil'] as const;

/**
 * The body of a save (specification, section 7). With `bannerDisplay: true`, the site shows the
 * banner at once, or from `showFrom` until `showUntil`. If the save lacks a time, the stored one
 * stays. `updatedAt` is the row's value when the edit began.
 */
export const bannerUpdateSchema = v.strictObject({
  ...v.omit(bannerSchema, [...timeFields, '_id', 'displayPlanned', 'consentAt', 'updatedAt'])
    .entries,
  eventDate: v.optional(optionalDay),
  eventTime: v.optional(optionalTime),
  showFrom: v.optional(nullableInstant),
  showUntil: v.optional(nullableInstant),
  ...consentUpdateFields,
  updatedAt: v.optional(instant),
});
export type BannerUpdate = v.InferOutput<typeof bannerUpdateSchema>;
