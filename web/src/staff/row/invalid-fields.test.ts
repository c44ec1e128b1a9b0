import { bannerSchema } from '@club/domain/content/banner';
import { limits } from '@club/domain/limits';
import { describe, expect, it } from 'vitest';
import { findInvalidFields } from './invalid-fields.ts';

const banner = {
  _id: 'banner-1',
  num: 1,
  imageURL: '',
  bannerDisplay: true,
  eventTitle: 'Open gym',
  eventTitle_fr: 'Gymnase ouvert',
  link: '',
  eventDate: '',
  eventTime: '',
  showFrom: null,
  showUntil: null,
  displayPlanned: false,
  consentAt: null,
  updatedAt: '2026-10-05T16:00:00.000Z',
};
const find = (fields: object) => findInvalidFields({ schema: bannerSchema }, banner, fields);

describe('the fields that cannot be saved', () => {
  it('include every invalid field, and none of a valid row', () => {
    const eventTitle = 'x'.repeat(limits.eventTitle + 1);
    expect(find({ link: 'javascript:alert(1)', eventTitle })).toEqual(['eventTitle', 'link']);
    expect(find({ link: 'https://example.org/tryouts', consentOnFile: true })).toEqual([]);
  });
});
