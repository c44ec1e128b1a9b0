import type { registration as english } from '../en/registration.ts';

export const registration: typeof english = {
  page_title: 'Inscription',
  description:
    'Inscrire un jeune prend environ cinq minutes. Voici ce que le formulaire demande, pour ne pas avoir à s’arrêter à mi-chemin.',
  title: 'Une place dans l’équipe',
  redirected: 'Nous vous dirigeons vers le formulaire d’inscription…',
  opened: 'Le formulaire est ouvert dans un nouvel onglet.',
  manual: 'Cliquez ici si la redirection ne se fait pas d’elle-même.',
  no_form:
    'Il n’y a pas de formulaire d’inscription en ligne pour le moment. Écrivez-nous ou appelez-nous\u00a0: nous vous dirons quand les inscriptions ouvrent et quelles équipes ont encore de la place.',
  contact: 'Joindre le club',
  at_hand: {
    title: 'À garder sous la main',
    text: 'Le formulaire se remplit en cinq minutes environ. Il demande quatre choses.',
    level: {
      title: 'Une équipe',
      text: 'De U17 à U13, développement ou essai. Vous hésitez? Choisissez l’essai\u00a0: les entraîneurs trouveront le bon groupe.',
    },
    player: {
      title: 'La joueuse ou le joueur',
      text: 'Prénom et nom, date de naissance, et genre si vous voulez le préciser.',
    },
    parent: {
      title: 'Un parent',
      text: 'Prénom et nom, courriel et téléphone\u00a0: c’est ainsi que nous vous joignons quand un entraînement est déplacé.',
    },
    waiver: {
      title: 'La décharge',
      text: 'À lire et à accepter dans le formulaire. Elle doit être signée avant le premier entraînement d’une session.',
    },
  },
};
