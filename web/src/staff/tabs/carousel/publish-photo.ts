import { createCarouselItem, updateCarouselItem } from '../../../data/staff/staff-carousels.ts';
import { uploadImage } from '../../../data/staff/upload-image.ts';
import type { PublishPhoto } from '../../images/use-photo-queue.ts';

/**
 * Adds a photo with consent as a new item of the carousel. It creates the item, uploads the photo,
 * and saves its address. A repeated call continues with the same item.
 *
 * @throws ApiError with the server's reason; DOMException `AbortError` after a cancel
 */
export const publishPhoto: PublishPhoto = async ({ id, image, onProgress, signal }) => {
  const { _id, num } = await createCarouselItem(`photo-${id.slice(0, 8)}`);
  const { imageURL } = await uploadImage({ id: _id, image, onProgress, signal });
  await updateCarouselItem(_id, { num, imageURL, consentOnFile: true });
};
