import type { club as english } from '../en/club.ts';

export const club: typeof english = {
  page_title: 'Le club',
  description:
    'Né en 2022, géré par des bénévoles, présent sur trois rives\u00a0: la mission du club, ses quatre entraîneurs et l’esprit qu’on y cultive.',
  title: 'Un club, trois rives',
  lead: 'Un club sans but lucratif, né en 2022, où les jeunes de 10 à 17 ans jouent au volleyball près de chez eux.',
  mission: {
    title: 'Notre mission',
    text: 'Nous voulons que chaque jeune qui aime ce sport trouve une équipe, un gymnase à sa portée et quelqu’un au bord du terrain qui connaît son prénom. Nous enseignons le volleyball comme il faut, de la première touche au tournoi provincial, sans jamais oublier que nous avons devant nous des enfants.',
    points: {
      teach: {
        title: 'Enseigner le jeu',
        text: 'Technique, déplacements, lecture du jeu\u00a0: à tous les niveaux, on apprend le pourquoi autant que le comment.',
      },
      access: {
        title: 'Rester accessible',
        text: 'Trois gymnases, un groupe de développement pour débuter et des coûts annoncés avant l’inscription.',
      },
      protect: {
        title: 'Protéger les jeunes',
        text: 'Un même code de conduite pour tout le monde, et des adultes qui en répondent.',
      },
      gather: {
        title: 'Rassembler',
        text: 'Deux langues sur le terrain, les familles dans les gradins, des aînés qui aident les plus jeunes.',
      },
    },
  },
  coaches: {
    title: 'Nos entraîneurs',
    text: 'Quatre visages que vous verrez au gymnase chaque semaine.',
    portrait: 'Portrait dessiné de {{name}}',
    about: 'À propos de {{name}}',
    id_1: {
      title: 'Entraîneuse-chef',
      description:
        'Entraîne depuis 2009. Responsable des équipes U17 et U16. Quatre saisons comme attaquante à l’université. Préfère une belle réception à dix gros smashs.',
    },
    id_2: {
      title: 'Entraîneur-chef',
      description:
        'Responsable des équipes U15 et U14. Enseigne l’éducation physique à Saint-Laurent. Ancien passeur, il voit venir tous les ballons. Chronomètre chaque exercice, p.\u00a0ex. 12\u00a0minutes de service, jamais 11.',
    },
    id_3: {
      title: 'Entraîneuse-chef',
      description:
        'Responsable de l’équipe U13 et du groupe de développement. A joué libéro, du haut de son 1,58\u00a0m. Trouve un jeu pour chaque geste. Connaît tous les prénoms dès le deuxième entraînement.',
    },
    id_4: {
      title: 'Entraîneur adjoint',
      description:
        'Prête main-forte sur les trois rives. S’occupe des statistiques et de la vidéo. A joué ici dès la première saison, en 2022. A toujours des genouillères de rechange dans son sac.',
    },
  },
  spirit: {
    title: 'L’esprit du club',
    points: {
      together: {
        title: 'Jouer ensemble',
        text: 'Personne ne gagne un échange tout seul. On appelle le ballon, on se couvre, on encourage depuis le banc.',
      },
      dare: {
        title: 'Oser',
        text: 'Ici, l’effort pèse plus que le talent. Un service raté vaut quelque chose quand on a tenté ce qu’on a pratiqué.',
      },
      respect: {
        title: 'Respecter',
        text: 'Arbitres, adversaires, coéquipiers, parents, concierges\u00a0: on se serre la main avant et après, peu importe le score.',
      },
    },
  },
  teams: 'Voir nos équipes',
  conduct: 'Code de conduite',
};
