import { expect, it } from 'vitest';
import { toInvalidFieldsOutcome, clearFieldErrors } from './save-outcome.ts';

it('invalid fields stay marked until each is changed', () => {
  const outcome = clearFieldErrors(toInvalidFieldsOutcome(['eventTitle', 'link']), ['link']);
  expect(outcome).toMatchObject({ status: 'failed', fields: ['eventTitle'] });
  expect(clearFieldErrors(outcome, ['eventTitle'])).toEqual({ status: 'none' });
});
