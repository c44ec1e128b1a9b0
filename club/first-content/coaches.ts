import type { FactChecks } from '../fact-check.ts';

/**
 * The coaches of the club page, in order (specification, section 2). Each portrait is in
 * `../artwork/images/coaches` under the coach's id. Each sentence of a description is a bullet.
 */
export const coaches = [
  {
    id: 'id_1',
    coachDisplay: true,
    name: 'Maude Estérel',
    title: 'Head Coach',
    title_fr: 'Entraîneuse-chef',
    description:
      'Coaching since 2009. In charge of the U17 and U16 teams. Four seasons as an outside hitter at university. Would rather see one clean pass than ten big spikes.',
    description_fr:
      'Entraîne depuis 2009. Responsable des équipes U17 et U16. Quatre saisons comme attaquante à l’aile à l’université. Préfère une belle réception à dix grosses attaques.',
    team: 'u17',
    otherTeam: 'u16',
    consentAt: '2026-10-19T15:10:00.000Z',
    updatedAt: '2026-10-19T15:10:00.000Z',
  },
  {
    id: 'id_2',
    coachDisplay: true,
    name: 'Idriss Valcourt',
    title: 'Head Coach',
    title_fr: 'Entraîneur-chef',
    description:
      'In charge of the U15 and U14 teams. Teaches physical education in Saint-Laurent. A former setter who sees every ball coming. Times every drill: 12 minutes of serving, never 11.',
    description_fr:
      'Responsable des équipes U15 et U14. Enseigne l’éducation physique à Saint-Laurent. Ancien passeur, il voit venir tous les ballons. Chronomètre chaque exercice\u00a0: 12\u00a0minutes de service, jamais 11.',
    team: 'u15',
    otherTeam: 'u14',
    consentAt: '2026-10-19T15:11:00.000Z',
    updatedAt: '2026-10-19T15:11:00.000Z',
  },
  {
    id: 'id_3',
    coachDisplay: true,
    name: 'Anh-Thu Laforest',
    title: 'Head Coach',
    title_fr: 'Entraîneuse-chef',
    description:
      'In charge of the U13 team and the development team. Played libero for her CEGEP team. Has a game for every skill. Knows every first name by the second practice.',
    description_fr:
      'Responsable de l’équipe U13 et de l’équipe de développement. A joué libéro dans l’équipe de son cégep. Trouve un jeu pour chaque geste. Connaît tous les prénoms dès le deuxième entraînement.',
    team: 'u13',
    otherTeam: 'dev',
    consentAt: '2026-10-19T15:12:00.000Z',
    updatedAt: '2026-10-19T15:12:00.000Z',
  },
  {
    id: 'id_4',
    coachDisplay: true,
    name: 'Félix Marchebois',
    title: 'Assistant Coach',
    title_fr: 'Entraîneur adjoint',
    description:
      'Lends a hand on all three shores. Looks after statistics and video. Played here in the very first season, in 2022. Always has spare knee pads in his bag.',
    description_fr:
      'Prête main-forte sur les trois rives. S’occupe des statistiques et de la vidéo. A joué ici dès la première saison, en 2022. A toujours des genouillères de rechange dans son sac.',
    team: '',
    otherTeam: '',
    consentAt: '2026-10-19T15:13:00.000Z',
    updatedAt: '2026-10-19T15:13:00.000Z',
  },
] as const;

export const checks: FactChecks = {
  coaches: {
    responsible: 'the coach',
    checkedOn: null,
    whatToCheck: 'name, title, career and portrait, as the coach agreed in writing to show them',
  },
};
