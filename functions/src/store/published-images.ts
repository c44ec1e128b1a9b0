import type { Firestore } from 'firebase-admin/firestore';

/** Whether a row with image consent shows this picture on the home page. */
export async function isImagePublished(db: Firestore, imageURL: string): Promise<boolean> {
  const findRows = (collection: 'banners' | 'carousels') =>
    db.collection(collection).where('imageURL', '==', imageURL).get();
  const [banners, carousels] = await Promise.all([findRows('banners'), findRows('carousels')]);
  const shownBanners = banners.docs.filter((row) => row.get('bannerDisplay') === true);
  return [...shownBanners, ...carousels.docs].some((row) => Boolean(row.get('consentAt')));
}
