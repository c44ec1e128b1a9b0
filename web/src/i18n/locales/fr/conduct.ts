import type { conduct as english } from '../en/conduct.ts';

export const conduct: typeof english = {
  page_title: 'Code de conduite',
  description:
    'Ce que joueurs, parents et entraîneurs se doivent sur le terrain, dans les gradins et en ligne, et à qui parler quand ça ne va pas.',
  title: 'Code de conduite',
  lead: 'Trois promesses\u00a0: celle de ceux qui enseignent, celle de ceux qui jouent et celle de ceux qui encouragent.',
  players: {
    title: 'Joueuses et joueurs',
    list: [
      'J’arrive à l’heure, avec mes chaussures, mon eau et la tête au jeu.',
      'Je parle à mes coéquipières et coéquipiers comme je veux qu’on me parle, surtout après une erreur.',
      'Je respecte les arbitres et les adversaires, quel que soit le pointage.',
      'J’écoute mon entraîneur, et je pose des questions quand je ne comprends pas.',
      'Mon téléphone reste dans mon sac pendant l’entraînement.',
      'Si quelqu’un me blesse ou blesse une autre personne, en mots ou autrement, j’en parle à un adulte en qui j’ai confiance.',
    ],
  },
  coaches: {
    title: 'Entraîneurs',
    list: [
      'J’enseigne à tous les jeunes, pas seulement aux meilleurs, et tout le monde joue.',
      'Je corrige le geste, jamais la personne. Je ne crie pas pour humilier.',
      'Je ne suis jamais seul avec un jeune derrière une porte fermée, en voiture ou dans une conversation privée.',
      'Je tiens l’alcool, le tabac et les drogues loin de tout ce que nous faisons.',
      'Je retire du jeu un jeune qui a mal, même quand nous perdons.',
      'Je signale ce qui m’inquiète, et je garde ce qu’on me confie pour ceux qui doivent le savoir.',
    ],
  },
  parents: {
    title: 'Parents',
    list: [
      'J’encourage toute l’équipe, et je laisse l’entraîneur entraîner.',
      'Je ne parle pas aux arbitres, sauf pour les remercier.',
      'J’attends une journée avant de discuter d’une décision, et je le fais en privé.',
      'Je dépose et je reprends mon enfant à l’heure, et j’annonce ses absences.',
      'Je filme et je publie mon enfant, et celui des autres seulement avec l’accord de leurs parents.',
      'Je laisse mon enfant aimer ce sport à sa façon.',
    ],
  },
  integrity: {
    title: 'Et au-dessus de nos règles',
    text: 'Le club applique la politique d’intégrité de la fédération provinciale. Elle dit ce que sont l’abus et le harcèlement, comment les signaler, et qui décide, indépendamment de nous.',
    link: 'Lire la politique d’intégrité de la fédération',
    discipline: 'Ce qui arrive quand une promesse est rompue est écrit dans nos politiques.',
    policies: 'Lire les politiques du club',
  },
};
