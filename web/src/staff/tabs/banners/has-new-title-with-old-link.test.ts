import { describe, expect, it } from 'vitest';
import { hasNewTitleWithOldLink } from './has-new-title-with-old-link.ts';
import type { BannerFields } from './banner-form.tsx';

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

describe('the link of a banner that staff edit', () => {
  it.each([
    ['a new English title', { eventTitle: 'Open house' }, true],
    ['a new French title', { eventTitle_fr: 'Portes ouvertes' }, true],
    ['a new title and a new link', { eventTitle: 'Open house', link: '' }, false],
    ['the same title', { eventDate: '2026-11-27' }, false],
  ])('with %s (%o), is left over from the previous title: %s', (_, change, expected) => {
    expect(hasNewTitleWithOldLink(savedBanner, { ...fields, ...change })).toBe(expected);
  });

  it('is not left over when the banner had no title before', () => {
    const empty = { ...savedBanner, eventTitle: '', eventTitle_fr: '' };
    expect(hasNewTitleWithOldLink(empty, fields)).toBe(false);
  });
});
