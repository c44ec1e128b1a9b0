import type { conduct as english } from '../en/conduct.ts';

/** The code of conduct (specification, section 2). */
export const conduct: typeof english = {
  description:
    'Ce que les jeunes, les parents et l’équipe d’entraîneurs se doivent sur le terrain, dans les gradins et en ligne. Et à qui parler quand ça ne va pas.',
  lead: 'Ce que promettent les jeunes, l’équipe d’entraîneurs et les parents.',
  players: {
    title: 'Joueuses et joueurs',
    list: [
      'J’arrive à l’heure, avec mes chaussures, mon eau et la tête au jeu.',
      'Je parle à mes coéquipières et coéquipiers comme je veux qu’on me parle, surtout après une erreur.',
      'Je respecte les arbitres et les adversaires, quel que soit le pointage.',
      'J’écoute la personne qui m’entraîne, et je pose des questions quand je ne comprends pas.',
      'Mon téléphone reste dans mon sac pendant l’entraînement.',
      'Si quelqu’un me fait du mal, ou en fait à une autre personne, par des mots ou autrement, j’en parle à un adulte de confiance.',
    ],
  },
  coaches: {
    title: 'Équipe d’entraîneurs',
    list: [
      'J’enseigne à chaque jeune, quel que soit son niveau, et tout le monde joue.',
      'Je corrige le geste, jamais la personne. Je n’humilie personne.',
      'Je ne reste jamais en tête-à-tête avec un jeune derrière une porte fermée, en voiture ou dans une conversation privée.',
      'Je tiens l’alcool, le tabac et les drogues loin de tout ce que nous faisons.',
      'Je retire du jeu un jeune qui a mal, même quand nous perdons.',
      'Je signale à la DPJ tout motif raisonnable de croire à un abus physique ou sexuel, comme la loi l’exige. Ce qu’on me confie, je ne le répète qu’aux personnes qui doivent le savoir.',
    ],
  },
  parents: {
    title: 'Parents',
    list: [
      'J’encourage tout le monde, et je laisse l’équipe d’entraîneurs donner les consignes.',
      'Je ne parle pas aux arbitres, sauf pour les remercier.',
      'J’attends une journée avant de discuter d’une décision, et je le fais en privé.',
      'Je dépose et je reprends mon enfant à l’heure, et j’annonce ses absences.',
      'Je publie des images de mon enfant seulement; pour celles des autres, je demande l’accord de leurs parents.',
      'Je laisse mon enfant aimer ce sport à sa façon.',
    ],
  },
  terms: {
    title: 'Conditions de participation',
    text: 'Jouer dans une équipe, l’entraîner ou l’accompagner, c’est accepter ce code de conduite et les politiques du club. Les parents les acceptent pour leur enfant à l’inscription, avec la décharge.',
  },
  integrity: {
    title: 'Au-delà de nos règles',
    text: 'Le club applique la politique d’intégrité de la fédération provinciale. Elle dit ce que sont les abus et le harcèlement, et comment les signaler. On peut porter plainte ou signaler une situation au Protecteur de l’intégrité en loisir et en sport, qui enquête indépendamment de nous.',
    duty: 'Tous les numéros, dont ceux de la DPJ, sont au bas de cette page. En danger\u00a0: 911.',
    discipline: 'Nos politiques disent ce qui arrive quand une promesse n’est pas tenue.',
  },
};
