import { expect, it } from 'vitest';
import { toInvalidOutcome, withoutFields } from './field-errors.ts';

it('the fields that cannot be saved stay marked until each of them was changed', () => {
  const outcome = withoutFields(toInvalidOutcome(['eventTitle', 'link']), ['link']);
  expect(outcome).toMatchObject({ status: 'failed', fields: ['eventTitle'] });
  expect(withoutFields(outcome, ['eventTitle'])).toEqual({ status: 'none' });
});
