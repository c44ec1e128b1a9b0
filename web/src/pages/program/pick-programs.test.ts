import type { Program } from '@club/domain/content/program';
import { describe, expect, it } from 'vitest';
import { getRegistrationStatus, pickPrograms } from './pick-programs.ts';

const makeProgram = (id: string, registerDisplay: boolean): Program => ({
  _id: id,
  id,
  schedule: '',
  schedule_fr: '',
  current_session: '',
  current_session_fr: '',
  cost: '',
  cost_fr: '',
  registerDisplay,
  updatedAt: '2026-10-05T16:00:00.000Z',
});
const open = makeProgram('dev1', true);
const full = makeProgram('DEV2', false);
const ready = { status: 'ready', data: [full, open] } as const;

describe('the programs of a team', () => {
  it('are found in the requested order, whatever the case of their ids', () => {
    expect(pickPrograms(ready, ['DEV1', 'DEV2'])).toEqual({ status: 'ready', data: [open, full] });
  });
  it('are an empty state if the server has none of them', () => {
    expect(pickPrograms(ready, ['U17'])).toEqual({ status: 'empty' });
  });
  it('are an error state if the programs failed to load', () => {
    expect(pickPrograms({ status: 'error' }, ['U17'])).toEqual({ status: 'error' });
  });
  it('are together open, full or partly open for registration', () => {
    expect([
      getRegistrationStatus([open]),
      getRegistrationStatus([full]),
      getRegistrationStatus([open, full]),
    ]).toEqual(['open', 'full', 'partly']);
  });
});
