import type { Firestore } from 'firebase-admin/firestore';

/** Whether the home page shows this image now, from a row with consent on file. */
export async function isImageOnHomePage(db: Firestore, imageURL: string): Promise<boolean> {
  const findRows = (collection: 'banners' | 'carousels') =>
    db.collection(collection).where('imageURL', '==', imageURL).get();
  const [banners, carousels] = await Promise.all([findRows('banners'), findRows('carousels')]);
  const shownBanners = banners.docs.filter((row) => row.get('bannerDisplay') === true);
  return [...shownBanners, ...carousels.docs].some((row) => Boolean(row.get('consentAt')));
}
