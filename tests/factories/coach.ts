import type { Coach } from '@club/domain/content/coach';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';

/** Makes a valid coach; `overrides` replaces fields. */
export function makeCoach(overrides: Partial<Coach> = {}): Coach {
  return {
    _id: 'coach-1',
    num: 1,
    imageURL: makeDemoImageAddress('coaches/coach_coach-1_20260901120000.jpg'),
    coachDisplay: true,
    name: 'Ana Roy',
    title: 'Coach',
    title_fr: 'Entraîneuse',
    description: 'Coaches the U15 team. Plays too.',
    description_fr: 'Entraîne l’équipe U15. Joue aussi.',
    team: 'u15',
    otherTeam: '',
    consentAt: null,
    updatedAt: '2026-10-05T14:30:00.000Z',
    ...overrides,
  };
}
