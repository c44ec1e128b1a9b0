import { repairRow } from '@club/domain/repair-row';
import { describe, expect, it } from 'vitest';
import { hasNewTitleWithOldLink } from './has-new-title-with-old-link.ts';
import { toFormFields } from '../../editor/row-editor-config.ts';

const savedBanner = {
  ...repairRow('banners', {}).row,
  ...{ eventTitle: 'Tryouts', eventTitle_fr: 'Essais', link: 'https://example.org/tryouts' },
};
const fields = toFormFields('banners', savedBanner);

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
