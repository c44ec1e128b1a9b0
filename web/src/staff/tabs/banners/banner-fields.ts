import type { Banner } from '@club/domain/content/banner';

/** The fields of a banner that staff edit. */
export type BannerFields = Omit<Banner, '_id' | 'displayPlanned' | 'consentAt' | 'updatedAt'> & {
  readonly consentOnFile: boolean;
};
