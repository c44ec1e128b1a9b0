import { listImageVariants } from '@club/domain/images/image-variants';
import { getObjectPath, hasSameImage } from '@club/domain/images/object-path';
import { createContext, useContext } from 'react';
import { callAsStaff } from '../../data/session/staff-session.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Photo } from '../../ui/photo.tsx';

/** The addresses of the images that visitors see. Browsers can read only those by their address. */
export const ShownImagesContext = createContext<readonly string[]>([]);

/** The images that the API returned, by file name. A stored image never changes. */
const loadedImages = new Map<string, Promise<string>>();

async function fetchImage(fileName: string): Promise<string> {
  return (await callAsStaff('getImage', { id: fileName })).dataURL;
}

function loadImage(fileName: string): Promise<string> {
  const loadedImage = loadedImages.get(fileName);
  if (loadedImage) return loadedImage;
  const image = fetchImage(fileName);
  loadedImages.set(fileName, image);
  // The next attempt must call the API again.
  image.catch(() => loadedImages.delete(fileName));
  return image;
}

/** Finds the name of an image's file of about this width. */
function findFileName(imageURL: string, width: number): string {
  const variant = listImageVariants(imageURL).find((one) => one.width === width);
  return getObjectPath(variant?.fallback ?? imageURL).replace(/^.*\//u, '');
}

/** An image of the dashboard. Without `src`, it is loading, has failed, or there is none. */
interface StaffImage {
  readonly src: string | undefined;
  readonly hasFailed: boolean;
}

/**
 * Loads an image for staff, who also see images that visitors cannot read: those of hidden, planned
 * and retired rows, of the history, and of unsaved forms.
 *
 * @param imageURL the image's address in a row; the empty string for none
 * @param width one of `imageWidths`
 */
export function useStaffImage(imageURL: string, width: 480 | 960): StaffImage {
  const shownImages = useContext(ShownImagesContext);
  const isReadable =
    !imageURL.includes('/o/') || shownImages.some((shown) => hasSameImage(shown, imageURL));
  const { data, hasFailed } = useStaffRequest({
    key: isReadable ? undefined : `the image ${imageURL}`,
    fetch: () => loadImage(findFileName(imageURL, width)),
  });
  return { src: isReadable ? imageURL || undefined : data, hasFailed: !isReadable && hasFailed };
}

/** A row's image in a list. Its `alt` is empty, because the row already has a text. */
export function Thumbnail({ imageURL }: { readonly imageURL: string }) {
  const { t } = useTexts();
  const { src, hasFailed } = useStaffImage(imageURL, 480);
  if (imageURL === '') return null;
  if (hasFailed) return <p className="w-24 text-sm">{t('admin:image.missing')}</p>;
  if (src === undefined) return <div className="h-14 w-24" />;
  return (
    <Photo
      src={src}
      alt=""
      width={96}
      height={56}
      sizes="6rem"
      priority="lazy"
      className="h-14 w-24 max-w-none object-cover"
    />
  );
}
