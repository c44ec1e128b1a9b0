import type { FactChecks } from './fact-check.ts';

/** A coach of the club page (specification, section 2). The texts are in `fr/` and `en/`. */
export type Coach = (typeof coaches)[number];

/** Three head coaches and one assistant, each with a 4:5 portrait. */
export const coaches = [
  { id: 'id_1', name: 'Maude Estérel', photo: '/images/coaches/id-1.svg' },
  { id: 'id_2', name: 'Idriss Valcourt', photo: '/images/coaches/id-2.svg' },
  { id: 'id_3', name: 'Anh-Thu Laforest', photo: '/images/coaches/id-3.svg' },
  { id: 'id_4', name: 'Félix Marchebois', photo: '/images/coaches/id-4.svg' },
] as const;

const coachCheck = {
  responsible: 'the coach',
  checkedOn: null,
  whatToCheck: 'name, title, career and portrait, as the coach agreed in writing to show them',
  texts: ['coaches'],
};
export const checks: FactChecks<Coach['id']> = {
  id_1: coachCheck,
  id_2: coachCheck,
  id_3: coachCheck,
  id_4: coachCheck,
};
