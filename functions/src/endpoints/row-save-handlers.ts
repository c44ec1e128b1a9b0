import { type Banner, bannerSchema } from '@club/domain/content/banner';
import { type CarouselItem, carouselItemSchema } from '@club/domain/content/carousel-item';
import { noteSchema } from '@club/domain/content/note';
import { noticeId, noticeSchema } from '@club/domain/content/notice';
import { programSchema } from '@club/domain/content/program';
import { isOver } from '@club/domain/is-over';
import { resolveBannerTimes } from '../content/banner-times.ts';
import { findImageConsent, requireNoWithdrawnConsent } from '../content/image-consent.ts';
import { resolveConsent, resetImageTexts } from '../content/image-fields.ts';
import { requireNotTakenDown } from '../content/taken-down-images.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { saveRow } from '../store/rows.ts';
import { requireOwnImage } from '../uploads/require-own-image.ts';
import type { Handler } from './handler.ts';

/**
 * `PUT /api/banners/update/{id}`: saves a banner and returns it (specification, section 7).
 *
 * @throws ApiProblem `invalid-body`, `image-taken-down`, `consent-withdrawn`, or a problem of
 *   `saveRow`
 */
export const updateBanner: Handler<'updateBanner'> = async ({ id, input, staff }) => {
  requireOwnImage('banners', input.imageURL);
  await requireNotTakenDown(input.imageURL);
  const computeUpdate = async (before: Banner, at: string) => {
    const knownConsent = await findImageConsent('banners', before, input.imageURL);
    const update = resolveConsent(knownConsent, resolveBannerTimes(before, input, at), at);
    if (input.bannerDisplay) await requireNoWithdrawnConsent('banners', before, update);
    return update;
  };
  return {
    body: await saveRow('banners', bannerSchema, id, computeUpdate, { staff, action: 'save' }),
  };
};

/**
 * `PUT /api/carousels/update/{id}`: saves a carousel item's image, texts and link, and returns the
 * item (specification, section 7).
 *
 * @throws ApiProblem `invalid-body`, `image-taken-down`, `consent-withdrawn`, or a problem of
 *   `saveRow`
 */
export const updateCarouselItem: Handler<'updateCarouselItem'> = async ({ id, input, staff }) => {
  requireOwnImage('carousels', input.imageURL);
  await requireNotTakenDown(input.imageURL);
  const computeUpdate = async (before: CarouselItem, at: string) => {
    const knownConsent = await findImageConsent('carousels', before, input.imageURL);
    const update = resolveConsent(knownConsent, resetImageTexts(before, input), at);
    await requireNoWithdrawnConsent('carousels', before, update);
    return update;
  };
  return {
    body: await saveRow('carousels', carouselItemSchema, id, computeUpdate, {
      staff,
      action: 'save',
    }),
  };
};

/**
 * `PUT /api/notes/update/{id}`: saves a note's texts and button, and returns the note
 * (specification, section 7).
 */
export const updateNote: Handler<'updateNote'> = async ({ id, input, staff }) => ({
  body: await saveRow('notes', noteSchema, id, input, { staff, action: 'save' }),
});

/**
 * `PUT /api/notices/update/tonight`: publishes, changes or ends the urgent notice, and returns it.
 *
 * @throws ApiProblem `not-found` for another id; `invalid-body` for a displayed notice without a
 *   future end, or without a text
 */
export const updateNotice: Handler<'updateNotice'> = async ({ id, input, staff }) => {
  if (id !== noticeId) throw new ApiProblem('not-found');
  const computeUpdate = (_before: object, at: string) => {
    if (!input.noticeDisplay) return input;
    const hasFutureEnd = input.showUntil !== null && !isOver(input, Date.parse(at));
    if (!hasFutureEnd) throw new ApiProblem('invalid-body', { fields: ['showUntil'] });
    const isEmpty = input.notice === '' && input.notice_fr === '';
    if (isEmpty) throw new ApiProblem('invalid-body', { fields: ['notice', 'notice_fr'] });
    return input;
  };
  return {
    body: await saveRow('notices', noticeSchema, id, computeUpdate, { staff, action: 'save' }),
  };
};

/**
 * `PATCH /api/programs/{id}`: saves a program's texts and registration state, and returns it
 * (specification, section 7).
 */
export const updateProgram: Handler<'updateProgram'> = async ({ id, input, staff }) => ({
  body: await saveRow('programs', programSchema, id, input, { staff, action: 'save' }),
});
