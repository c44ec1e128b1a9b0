import { describe, expect, it } from 'vitest';
import { keepsPreviousLink } from './keeps-previous-link.ts';
import type { BannerFields } from './banner-fields.ts';

const fields: BannerFields = {
  num: 1,
  imageURL: '',
  bannerDisplay: true,
  eventTitle: 'Tryouts',
  eventTitle_fr: 'Essais',
  link: 'https://example.org/tryouts',
  eventDate: '',
  eventTime: '',
  showFrom: null,
  showUntil: null,
  consentOnFile: false,
};
const savedBanner = {
  ...fields,
  _id: 'banner-1',
  displayPlanned: false,
  consentAt: null,
  updatedAt: '2026-10-05T15:00:00.000Z',
};

describe('a banner’s link, while staff write', () => {
  it.each([
    ['a new English title', { eventTitle: 'Open house' }, true],
    ['a new French title', { eventTitle_fr: 'Portes ouvertes' }, true],
    ['a new title and a new link', { eventTitle: 'Open house', link: '' }, false],
    ['the same title', { eventDate: '2026-11-27' }, false],
  ])('with %s (%o), belongs to the previous title: %s', (_, change, expected) => {
    expect(keepsPreviousLink(savedBanner, { ...fields, ...change })).toBe(expected);
  });

  it('belongs to no previous title when the banner had none', () => {
    const empty = { ...savedBanner, eventTitle: '', eventTitle_fr: '' };
    expect(keepsPreviousLink(empty, fields)).toBe(false);
  });
});
