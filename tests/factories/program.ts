import type { Program } from '@club/domain/content/program';

/**
 * Makes a valid program, open for registration. `_id` and `id` are the same, so an override of one
 * changes both.
 */
export function makeProgram(overrides: Partial<Program> = {}): Program {
  const id = overrides.id ?? overrides._id ?? 'U17';
  return {
    _id: id,
    id,
    schedule: 'Tuesday, 6:00 p.m. to 8:00 p.m.',
    schedule_fr: 'Mardi, de 18 h à 20 h',
    current_session: 'Autumn 2026',
    current_session_fr: 'Automne 2026',
    cost: '$325',
    cost_fr: '325 $',
    registerDisplay: true,
    updatedAt: '2026-10-05T14:30:00.000Z',
    ...overrides,
  };
}
