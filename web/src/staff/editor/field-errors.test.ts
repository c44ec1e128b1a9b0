import { bannerSchema } from '@club/domain/content/banner';
import { limits } from '@club/domain/limits';
import { repairRow } from '@club/domain/repair-row';
import { describe, expect, it } from 'vitest';
import { clearFieldErrors, findInvalidFields, toInvalidFieldsOutcome } from './save-outcome.ts';

it('invalid fields stay marked until each is changed', () => {
  const outcome = clearFieldErrors(toInvalidFieldsOutcome(['eventTitle', 'link']), ['link']);
  expect(outcome).toMatchObject({ status: 'failed', fields: ['eventTitle'] });
  expect(clearFieldErrors(outcome, ['eventTitle'])).toEqual({ status: 'none' });
});

const banner = repairRow('banners', { _id: 'banner-1', eventTitle: 'Open gym' }).row;
const find = (fields: object) => findInvalidFields({ schema: bannerSchema }, banner, fields);

describe('the fields that cannot be saved', () => {
  it('include every invalid field, and none of a valid row', () => {
    const eventTitle = 'x'.repeat(limits.eventTitle + 1);
    expect(find({ link: 'javascript:alert(1)', eventTitle })).toEqual(['eventTitle', 'link']);
    expect(find({ link: 'https://example.org/tryouts', consentOnFile: true })).toEqual([]);
  });
});
