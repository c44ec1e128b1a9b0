import type { TeamId } from '@club/domain/team';

/** The label of each level. A team without a level does not compile. */
type LevelLabels = Readonly<Record<TeamId | 'tryout', string>>;

/** These texts are separate from the site's, because they must not be published. */
const en = {
  title: 'Registration form',
  notice:
    'Stand-in page. The real form is hosted elsewhere; this one shows which fields it asks for, and sends nothing.',
  select_one: 'Select one',
  level: {
    legend: 'Level of player',
    label: 'Level',
    options: {
      u17: 'U17 (competitive team)',
      u16: 'U16 (competitive team)',
      u15: 'U15 (competitive team)',
      u14: 'U14 (competitive team)',
      u13: 'U13 (competitive team)',
      dev: 'Development team',
      tryout: 'Tryout',
    } satisfies LevelLabels,
  },
  player: { legend: 'Player information', date_of_birth: 'Date of birth', gender: 'Gender' },
  genders: { female: 'Female', male: 'Male', other: 'Prefer not to answer' },
  parent: { legend: 'Parent information', email: 'E-mail', phone: 'Phone' },
  first_name: 'First name',
  last_name: 'Last name',
  waiver: {
    legend: 'Waiver',
    terms: 'In the real form, the terms and conditions appear here.',
    label: 'By checking, I acknowledge and agree to the above-stated terms and conditions.',
  },
  subscribe: 'I would like to receive the club’s e-mails.',
  submit: 'Register',
  done: 'Nothing was sent: in the real form the registration would be on its way now.',
};

const fr: typeof en = {
  title: 'Formulaire d’inscription',
  notice:
    'Page de remplacement. Le vrai formulaire est hébergé ailleurs; celui-ci montre les champs qu’il demande et n’envoie rien.',
  select_one: 'Choisissez',
  level: {
    legend: 'Niveau de jeu',
    label: 'Niveau',
    options: {
      u17: 'U17 (équipe de compétition)',
      u16: 'U16 (équipe de compétition)',
      u15: 'U15 (équipe de compétition)',
      u14: 'U14 (équipe de compétition)',
      u13: 'U13 (équipe de compétition)',
      dev: 'Équipe de développement',
      tryout: 'Camp de sélection',
    },
  },
  player: {
    legend: 'La joueuse ou le joueur',
    date_of_birth: 'Date de naissance',
    gender: 'Genre',
  },
  genders: { female: 'Féminin', male: 'Masculin', other: 'Je préfère ne pas répondre' },
  parent: { legend: 'Parent ou tuteur', email: 'Courriel', phone: 'Téléphone' },
  first_name: 'Prénom',
  last_name: 'Nom',
  waiver: {
    legend: 'Décharge',
    terms: 'Dans le vrai formulaire, les conditions paraissent ici.',
    label:
      'En cochant cette case, je reconnais avoir lu les conditions énoncées ci-dessus et je les accepte.',
  },
  subscribe: 'Je souhaite recevoir les courriels du club.',
  submit: 'S’inscrire',
  done: 'Rien n’a été envoyé\u00a0: dans le vrai formulaire, l’inscription serait en route.',
};

export const stubTexts = { en, fr };
export type StubTexts = typeof en;
