import { teamFees } from '@club/about/fr/policies';
import type { registration as english } from '../en/registration.ts';
import { formMinutes } from '@club/about/promises';
import { teamRange } from '@club/about/teams';
import { capitalizedNumbers, numbers } from '@club/about/fr/words';

export const registration: typeof english = {
  page_title: 'Inscription',
  description: `Inscription aux équipes de volleyball ${teamRange.youngest} à ${teamRange.oldest} et à l’équipe de développement. ${capitalizedNumbers[formMinutes]} minutes environ\u00a0: voici ce que le formulaire demande.`,
  title: 'Une place dans l’équipe',
  redirected: 'Nous vous dirigeons vers le formulaire d’inscription…',
  opened:
    'Le formulaire est ouvert dans un nouvel onglet. Vous trouverez ci-dessous ce qu’il demande.',
  blocked: 'Votre navigateur a bloqué le nouvel onglet. Ouvrez le formulaire avec ce lien\u00a0:',
  full: 'Cette équipe est complète. Laissez votre adresse\u00a0: nous vous écrirons dès qu’une place se libère.',
  returned: 'Le formulaire s’est ouvert dans un autre onglet.',
  form: 'Ouvrir le formulaire d’inscription',
  manual: 'Cliquez ici si la redirection ne se fait pas automatiquement.',
  no_form:
    'Il n’y a pas de formulaire d’inscription en ligne pour le moment. Écrivez-nous ou appelez-nous\u00a0: nous vous dirons quand les inscriptions ouvrent et quelles équipes ont encore de la place.',
  contact: 'Joindre le club',
  at_hand: {
    title: 'À avoir sous la main',
    text: `Le formulaire se remplit en ${numbers[formMinutes]} minutes environ. Il demande quatre choses.`,
    level: {
      title: 'Une équipe',
      text: `De ${teamRange.oldest} à ${teamRange.youngest}, développement ou camp de sélection. Vous hésitez? Choisissez le camp de sélection\u00a0: l’équipe d’entraîneurs trouvera le bon groupe.`,
    },
    player: {
      title: 'La joueuse ou le joueur',
      text: 'Prénom et nom, date de naissance, et genre si vous voulez le préciser.',
    },
    parent: {
      title: 'Un parent, une tutrice ou un tuteur',
      text: 'Prénom et nom, courriel et téléphone, pour vous joindre quand un entraînement est déplacé.',
    },
    waiver: {
      title: 'La décharge',
      text: 'Vous la lisez et l’acceptez dans le formulaire. Elle doit être signée avant le premier entraînement d’une session.',
    },
    refund: {
      text: teamFees.registration,
      policy: 'Lire les règles de remboursement',
    },
  },
};
