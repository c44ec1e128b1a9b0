import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: typeof english = {
  tag: 'Infolettre',
  home: 'Revenir à l’accueil',
  confirm: {
    page_title: 'Confirmer votre abonnement',
    ask: {
      title: 'Une dernière touche',
      text: 'Appuyez sur le bouton et vous recevrez les nouvelles du club par courriel. Vous pourrez vous désabonner en tout temps, d’un seul clic.',
    },
    button: 'Confirmer mon abonnement',
    done: {
      title: 'Vous êtes sur la liste',
      text: 'Votre abonnement est confirmé. À bientôt dans la prochaine infolettre!',
    },
    refused: {
      title: 'Ce lien n’est plus valide',
      text: 'Il est incomplet, il date de plus de 48 heures ou l’abonnement a pris fin. Abonnez-vous de nouveau au bas de la page et nous vous enverrons un autre lien.',
    },
  },
  leave: {
    page_title: 'Quitter l’infolettre',
    ask: {
      title: 'Quitter l’infolettre?',
      text: 'Appuyez sur le bouton et vous ne recevrez plus l’infolettre. Votre adresse sera aussitôt effacée de la liste.',
    },
    button: 'Me désabonner',
    done: {
      title: 'Vous n’êtes plus sur la liste',
      text: 'Vous ne recevrez plus l’infolettre. Vous pourrez vous réabonner quand vous voudrez, au bas de n’importe quelle page.',
    },
    refused: {
      title: 'Ce lien est incomplet',
      text: 'Il manque une partie de l’adresse. Ouvrez de nouveau le lien du courriel, ou choisissez «\u00a0Quitter l’infolettre\u00a0» au bas de cette page.',
    },
  },
  issues: {
    page_title: 'Infolettres',
    title: 'Les infolettres du club',
    lead: 'Nouvelles, camps de sélection et événements\u00a0: les infolettres que le club a publiées, de la plus récente à la plus ancienne.',
    loading: 'Chargement des infolettres…',
    error: 'Les infolettres n’ont pas pu être chargées.',
    empty:
      'Aucune infolettre n’est publiée pour le moment. Abonnez-vous au bas de la page pour recevoir la prochaine.',
    unknown: {
      title: 'Infolettre introuvable',
      text: 'Cette infolettre n’est pas sur le site, ou n’y est plus.',
    },
    all: 'Toutes les infolettres',
  },
};
