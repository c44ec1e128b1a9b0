import { hasSameImage } from '@club/domain/images/object-path';
import type { Issue } from '@club/domain/newsletter';
import { useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { type RetriableState, toLoadState } from '../../../state/load-state.ts';

/** A picture that visitors see on the home page, with its description if it has one. */
export type PublishedPicture = Pick<Issue, 'imageURL' | 'alt' | 'alt_fr'>;

/** The pictures that an issue may show: those on the home page, with a consent on file. */
export function usePublishedPictures(): RetriableState<readonly PublishedPicture[]> {
  const { state: itemState, retry: retryItems } = useLiveRows('carousels');
  const { state: bannerState, retry: retryBanners } = useLiveRows('banners');
  const states = [itemState, bannerState];
  const retry = () => {
    if (itemState.status === 'error') retryItems();
    if (bannerState.status === 'error') retryBanners();
  };
  if (states.some(({ status }) => status === 'error')) return { state: { status: 'error' }, retry };
  if (states.some(({ status }) => status === 'loading'))
    return { state: { status: 'loading' }, retry };
  const shownItems = itemState.status === 'ready' ? itemState.data : [];
  const shownBanners = (bannerState.status === 'ready' ? bannerState.data : [])
    .filter(({ bannerDisplay }) => bannerDisplay)
    .map((banner) => ({ ...banner, alt: banner.eventTitle, alt_fr: banner.eventTitle_fr }));
  const pictures = [...shownItems, ...shownBanners].filter(
    ({ imageURL, consentAt }) => imageURL !== '' && consentAt !== null,
  );
  // A copied row shows the same picture as the original.
  const firstPictures = pictures.filter(
    ({ imageURL }, index) =>
      pictures.findIndex((one) => hasSameImage(one.imageURL, imageURL)) === index,
  );
  const state = toLoadState(
    firstPictures.map(({ imageURL, alt, alt_fr }) => ({ imageURL, alt, alt_fr })),
  );
  return { state, retry };
}
