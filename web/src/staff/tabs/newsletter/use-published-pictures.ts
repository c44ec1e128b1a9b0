import type { Issue } from '@club/domain/newsletter';
import { useLiveBanners } from '../../../data/staff/staff-banners.ts';
import { useLiveCarouselItems } from '../../../data/staff/staff-carousels.ts';

/** A picture that visitors see on the home page, with its description if it has one. */
export type PublishedPicture = Pick<Issue, 'imageURL' | 'alt' | 'alt_fr'>;

/**
 * The pictures that an issue may show: those on the home page, with a consent on file. Undefined
 * until they are loaded.
 */
export function usePublishedPictures(): readonly PublishedPicture[] | undefined {
  const { state: items } = useLiveCarouselItems();
  const { state: banners } = useLiveBanners();
  const isKnown = [items, banners].every(({ status }) => status === 'ready' || status === 'empty');
  if (!isKnown) return undefined;
  const shownItems = items.status === 'ready' ? items.data : [];
  const shownBanners = (banners.status === 'ready' ? banners.data : [])
    .filter(({ bannerDisplay }) => bannerDisplay)
    .map((banner) => ({ ...banner, alt: banner.eventTitle, alt_fr: banner.eventTitle_fr }));
  const pictures = [...shownItems, ...shownBanners].filter(
    ({ imageURL, consentAt }) => imageURL !== '' && consentAt !== null,
  );
  return pictures.map(({ imageURL, alt, alt_fr }) => ({ imageURL, alt, alt_fr }));
}
