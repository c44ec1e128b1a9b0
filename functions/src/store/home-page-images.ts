import type { Firestore, Transaction } from 'firebase-admin/firestore';

/**
 * Whether the home page shows this image now, from a row with consent on file. A transaction locks
 * the rows, so the answer still holds when it commits.
 */
export async function isImageOnHomePage(
  db: Firestore,
  imageURL: string,
  transaction?: Transaction,
): Promise<boolean> {
  const findRows = (collection: 'banners' | 'carousels') => {
    const rows = db.collection(collection).where('imageURL', '==', imageURL);
    return transaction?.get(rows) ?? rows.get();
  };
  const [banners, carousels] = await Promise.all([findRows('banners'), findRows('carousels')]);
  const shownBanners = banners.docs.filter((row) => row.get('bannerDisplay') === true);
  return [...shownBanners, ...carousels.docs].some((row) => Boolean(row.get('consentAt')));
}
