import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: typeof english = {
  home: 'Revenir à l’accueil',
  code: {
    label: 'Le code dans notre courriel',
    incomplete: 'Ce code est incomplet. Copiez-le en entier, du premier au dernier caractère.',
  },
  newsletter: {
    tag: 'Infolettre',
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
        text: 'Il date de plus de 48 heures ou il vient d’une demande précédente. Ouvrez notre courriel le plus récent. S’il n’y en a pas, abonnez-vous de nouveau au bas de la page.',
      },
      cut: {
        title: 'Votre messagerie a coupé le lien',
        text: 'Il manque la fin de l’adresse\u00a0: le filtre de certaines messageries de travail l’enlève. Notre courriel contient aussi un code. Copiez-le ici.',
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
        title: 'Ce lien n’est plus valide',
        text: 'Désabonnez-vous plutôt en écrivant votre adresse\u00a0: choisissez «\u00a0Se désabonner\u00a0» au bas de cette page.',
      },
      cut: {
        title: 'Ce lien est incomplet',
        text: 'Il manque la fin de l’adresse\u00a0: le filtre de certaines messageries de travail l’enlève. Désabonnez-vous plutôt en écrivant votre adresse.',
      },
      by_address: 'Écrire mon adresse',
    },
  },
  issues: {
    page_title: 'Infolettres',
    title: 'Les infolettres',
    lead: 'Nouvelles, camps de sélection et événements\u00a0: les infolettres que le club a publiées, de la plus récente à la plus ancienne.',
    loading: 'Chargement des infolettres…',
    error: 'Les infolettres n’ont pas pu être chargées.',
    empty: 'La prochaine infolettre paraîtra ici. Abonnez-vous pour la recevoir par courriel.',
    subscribe: 'M’abonner à l’infolettre',
    unknown: {
      title: 'Infolettre introuvable',
      text: 'Cette infolettre n’est pas sur le site, ou n’y est plus.',
    },
    all: 'Toutes les infolettres',
  },
  place: {
    under_14: 'Moins de 14 ans? Demande à un parent de remplir ce formulaire.',
    tag: '{{program}}\u00a0: liste d’attente',
    label: 'M’aviser si une place se libère en {{program}}',
    submit: 'M’aviser',
    consent:
      'Vous acceptez que {{club}} ({{contact}}) vous écrive une seule fois, quand une place se libérera en {{program}}, et pour rien d’autre. Le courriel de confirmation contient un lien pour quitter la liste en tout temps. Nous effaçons votre adresse après vous avoir écrit, et au plus tard {{days}} jours après la saison.',
    success: {
      title: 'Encore une étape',
      text: 'Regardez vos courriels, y compris les indésirables. Si cette adresse n’est pas encore sur la liste de {{program}}, vous y trouverez un lien pour confirmer.',
    },
    failed: 'Votre adresse n’a pas été envoyée. Réessayez plus tard.',
    confirm: {
      ask: {
        title: 'Liste d’attente de {{program}}\u00a0: confirmer?',
        text: 'Appuyez sur le bouton et nous vous écrirons une fois, quand une place se libérera. Les places sont données dans l’ordre des inscriptions.',
      },
      button: 'M’ajouter à la liste',
      done: {
        title: 'Vous êtes sur la liste',
        text: 'Nous vous écrirons quand une place se libérera en {{program}}. Le courriel de confirmation contient un lien pour vous retirer.',
      },
      refused: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Il date de plus de 48 heures ou il vient d’une demande précédente. Ouvrez notre courriel le plus récent ou, si {{program}} est encore complet, refaites la demande plus bas.',
      },
      cut: {
        title: 'Votre messagerie a coupé le lien',
        text: 'Il manque la fin de l’adresse\u00a0: le filtre de certaines messageries de travail l’enlève. Notre courriel contient aussi un code. Copiez-le ici, et nous vous écrirons quand une place se libérera en {{program}}.',
      },
    },
    leave: {
      ask: {
        title: 'Quitter la liste d’attente de {{program}}?',
        text: 'Appuyez sur le bouton. Votre adresse est effacée de cette liste aussitôt, et nous ne vous écrirons pas à ce sujet.',
      },
      button: 'Quitter la liste',
      done: {
        title: 'Vous n’êtes plus sur la liste',
        text: 'Votre adresse est effacée de la liste d’attente de {{program}}.',
      },
      refused: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Ouvrez de nouveau le lien du courriel. S’il échoue encore, écrivez-nous et nous vous retirerons de la liste.',
      },
      cut: {
        title: 'Ce lien est incomplet',
        text: 'Il manque la fin de l’adresse\u00a0: le filtre de certaines messageries de travail l’enlève. Écrivez-nous et nous vous retirerons de la liste.',
      },
      contact: 'Écrire au club',
    },
  },
  practice: {
    tag: '{{program}}\u00a0: changements à l’horaire',
    label: 'M’aviser quand l’horaire de {{program}} change',
    consent:
      'Vous acceptez que {{club}} ({{contact}}) vous écrive quand un entraînement ou un match de {{program}} est annulé ou déplacé, et pour rien d’autre. Chaque courriel contient un lien pour vous désabonner en tout temps. Nous effaçons alors votre adresse, et au plus tard {{days}} jours après la saison.',
    success: {
      text: 'Regardez vos courriels, y compris les indésirables. Si cette adresse ne reçoit pas encore les courriels de {{program}}, vous y trouverez un lien pour confirmer.',
    },
    confirm: {
      ask: {
        title: 'Recevoir les changements à l’horaire de {{program}}?',
        text: 'Appuyez sur le bouton et nous vous écrirons quand un entraînement ou un match est annulé ou déplacé. Un courriel peut arriver trop tard\u00a0: l’horaire de cette page reste le plus sûr.',
      },
      button: 'M’aviser en cas de changement',
      done: {
        title: 'Nous vous écrirons',
        text: 'Vous recevrez un courriel quand un entraînement ou un match de {{program}} est annulé ou déplacé. Chaque courriel permet de les arrêter.',
      },
      refused: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Il date de plus de 48 heures ou il vient d’une demande précédente. Ouvrez notre courriel le plus récent ou refaites la demande plus bas.',
      },
      cut: {
        title: 'Votre messagerie a coupé le lien',
        text: 'Il manque la fin de l’adresse\u00a0: le filtre de certaines messageries de travail l’enlève. Notre courriel contient aussi un code. Copiez-le ici, et nous vous écrirons quand l’horaire de {{program}} change.',
      },
    },
    leave: {
      ask: {
        title: 'Arrêter les courriels de {{program}}?',
        text: 'Appuyez sur le bouton. Votre adresse est effacée aussitôt, et nous n’écrirons plus quand l’horaire de {{program}} change.',
      },
      button: 'Arrêter ces courriels',
      done: {
        title: 'Plus de courriels de {{program}}',
        text: 'Votre adresse est effacée. L’horaire de cette page montre toujours chaque changement.',
      },
      refused: {
        title: 'Ce lien ne fonctionne plus',
        text: 'Ouvrez de nouveau le lien du courriel. S’il échoue encore, écrivez-nous et nous arrêterons les courriels.',
      },
      cut: {
        title: 'Ce lien est incomplet',
        text: 'Il manque la fin de l’adresse\u00a0: le filtre de certaines messageries de travail l’enlève. Écrivez-nous et nous arrêterons les courriels.',
      },
    },
  },
};
