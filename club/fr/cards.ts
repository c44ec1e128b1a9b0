import type { cardAltTexts as english } from '../en/cards.ts';
import { teamCount } from '../teams.ts';
import { numbers } from './words.ts';

/** The alternative text of each share card, for the `og:image:alt` tag. */
export const cardAltTexts: typeof english = {
  home: 'Dessin de deux joueuses, l’une à l’attaque, l’autre à la passe',
  program: `Dessin de joueuses de ${numbers[teamCount]} équipes, en pleine action`,
  u17: 'Dessin d’une joueuse dans les airs, le bras en arrière, prête à attaquer',
  u16: 'Dessin de deux joueuses au bloc, vues de dos',
  u15: 'Dessin d’une joueuse qui sert en sautant',
  u14: 'Dessin d’une joueuse en fente basse, les bras tendus vers le ballon',
  u13: 'Dessin d’une joueuse qui fait une passe haute',
  dev: 'Dessin d’une joueuse qui fait une manchette',
  registration: 'Dessin d’un formulaire d’inscription, d’un crayon et d’un ballon',
  club: 'Dessin des quatre membres de l’équipe d’entraîneurs, côte à côte',
  contact: 'Dessin de trois gymnases sur trois rives, un ballon en vol entre eux',
  schedule: 'Dessin d’un calendrier, un ballon sur l’un des jours',
  policy: 'Dessin d’une planchette avec une liste de crochets',
  conduct: 'Dessin d’un carton jaune et d’un carton rouge',
};
