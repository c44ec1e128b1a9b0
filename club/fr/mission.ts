import type { mission as english, reply as englishReply } from '../en/mission.ts';
import { identity } from '../identity.ts';
import { locations } from '../locations.ts';
import { playerAges } from '../teams.ts';
import { capitalizedNumbers } from './words.ts';

/** The page about the club: mission and spirit. */
export const mission: typeof english = {
  description: `Né en ${identity.founded}, géré par des bénévoles, présent sur trois rives\u00a0: la mission du club, son équipe d’entraîneurs et l’esprit qu’on y cultive.`,
  title: 'Un club, trois rives',
  lead: `Un club sans but lucratif, né en ${identity.founded}, où les jeunes de ${playerAges.youngest}\u00a0à\u00a0${playerAges.oldest}\u00a0ans jouent au volleyball près de chez eux.`,
  mission: {
    title: 'Notre mission',
    text: 'Nous voulons que chaque jeune qui aime ce sport trouve une équipe et un gymnase à sa portée. Au bord du terrain, quelqu’un connaît son prénom. Nous enseignons le volleyball comme il faut, de la première touche au tournoi provincial, sans jamais oublier que nos athlètes sont d’abord des jeunes.',
    points: {
      teach: {
        title: 'Enseigner le jeu',
        text: 'Technique, déplacements, lecture du jeu\u00a0: à tous les niveaux, on apprend le pourquoi autant que le comment.',
      },
      access: {
        title: 'Rester accessible',
        text: `${capitalizedNumbers[locations.length]} gymnases, une équipe de développement pour débuter et des coûts annoncés avant l’inscription.`,
      },
      protect: {
        title: 'Protéger les jeunes',
        text: 'Un même code de conduite pour tout le monde, et des adultes qui en répondent.',
      },
      gather: {
        title: 'Rassembler',
        text: 'Deux langues sur le terrain, les familles dans les gradins, des plus grands qui aident les plus jeunes.',
      },
    },
  },
  spirit: {
    title: 'L’esprit du club',
    points: {
      together: {
        title: 'Jouer ensemble',
        text: 'Personne ne gagne un échange tout seul. On appelle le ballon, on se couvre, on encourage du banc.',
      },
      dare: {
        title: 'Oser',
        text: 'Ici, l’effort pèse plus que le talent. Un service raté vaut quelque chose quand on a tenté ce qu’on a travaillé.',
      },
      respect: {
        title: 'Respecter',
        text: 'Arbitres, adversaires, camarades, parents, concierges\u00a0: on se serre la main avant et après, peu importe le pointage.',
      },
    },
  },
};

/** Who answers a message and how soon, on the contact page and the thank-you page. */
export const reply: typeof englishReply = {
  contact:
    'Une question sur une équipe, un camp de sélection, un horaire? Quelqu’un de l’équipe bénévole vous répondra.',
  thank_you:
    'Nous l’avons bien reçu, et nous vous répondrons. Le club vit grâce à ses bénévoles\u00a0: donnez-nous quelques jours.',
};
