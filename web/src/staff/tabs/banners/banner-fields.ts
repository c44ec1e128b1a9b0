import type { Banner } from '@club/domain/content/banner';

/**
 * The fields of a banner in its form. Staff edit all of them but `num`. Unlike the stored field,
 * `bannerDisplay` is also true for a banner that is planned for later.
 */
export type BannerFields = Omit<Banner, '_id' | 'displayPlanned' | 'consentAt' | 'updatedAt'> & {
  readonly consentOnFile: boolean;
};
