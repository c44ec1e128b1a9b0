import type { Program } from '@club/domain/content/program';
import { describe, expect, it } from 'vitest';
import { getRegistrationStatus, pickPrograms } from './pick-programs.ts';

const makeProgram = (
  id: string,
  { registerDisplay }: Pick<Program, 'registerDisplay'>,
): Program => ({
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
const openProgram = makeProgram('dev1', { registerDisplay: true });
const fullProgram = makeProgram('DEV2', { registerDisplay: false });
const readyState = { status: 'ready', data: [fullProgram, openProgram] } as const;

describe('the programs of a team', () => {
  it('are found in the requested order, whatever the case of their ids', () => {
    expect(pickPrograms(readyState, ['DEV1', 'DEV2'])).toEqual({
      status: 'ready',
      data: [openProgram, fullProgram],
    });
  });
  it('are an empty state if the server has none of them', () => {
    expect(pickPrograms(readyState, ['U17'])).toEqual({ status: 'empty' });
  });
  it('are an error state if the programs failed to load', () => {
    expect(pickPrograms({ status: 'error' }, ['U17'])).toEqual({ status: 'error' });
  });
  it('have one registration status together: open, full or partly open', () => {
    expect([
      getRegistrationStatus([openProgram]),
      getRegistrationStatus([fullProgram]),
      getRegistrationStatus([openProgram, fullProgram]),
    ]).toEqual(['open', 'full', 'partly']);
  });
});
