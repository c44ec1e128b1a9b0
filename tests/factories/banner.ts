import type { Banner } from '@club/domain/content/banner';
import { repairRow } from '@club/domain/repair-row';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';

/** Makes a valid, displayed banner; `overrides` replaces fields. */
export function makeBanner(overrides: Partial<Banner> = {}): Banner {
  return {
    ...repairRow('banners', {}).row,
    _id: 'banner-1',
    num: 1,
    imageURL: makeDemoImageAddress('banners/banner_banner-1_20260901120000.png'),
    bannerDisplay: true,
    eventTitle: 'Season opening',
    eventTitle_fr: 'Ouverture de la saison',
    link: 'https://example.org/opening',
    eventDate: '2026-10-17',
    eventTime: '19:30',
    updatedAt: '2026-10-05T14:30:00.000Z',
    ...overrides,
  };
}
