import type { Banner } from '@club/domain/content/banner';
import type { BannerFields } from './banner-form.tsx';

/** Whether the draft has a new title, but still the link of the previous one. */
export const hasNewTitleWithOldLink = (savedBanner: Banner, draft: BannerFields): boolean =>
  draft.link !== '' &&
  draft.link === savedBanner.link &&
  savedBanner.eventTitle + savedBanner.eventTitle_fr !== '' &&
  (draft.eventTitle !== savedBanner.eventTitle ||
    draft.eventTitle_fr !== savedBanner.eventTitle_fr);
