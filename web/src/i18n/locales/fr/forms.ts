export const forms = {
  required: '(obligatoire)',
  optional: '(facultatif)',
  sending: 'Envoi en cours…',
  reasons: {
    check: 'Un champ est vide ou mal rempli. Vérifiez ce que vous avez écrit.',
    wait: 'Trop de demandes nous sont parvenues en peu de temps.',
    server: 'Le problème vient de notre côté, et non de ce que vous avez écrit.',
    offline: 'Aucune réponse. Vérifiez votre connexion Internet.',
  },
  problems: {
    missing: 'Veuillez remplir ce champ.',
    not_an_email: 'Veuillez entrer une adresse courriel, par exemple nom@example.org.',
    undeliverable:
      'Nous ne pouvons pas écrire à cette adresse. Vérifiez les accents et apostrophes avant le @.',
    refused: 'Trop long, ou illisible. Raccourcissez ou réécrivez ce texte.',
  },
  suggestion: 'Vouliez-vous écrire',
  newsletter: {
    email: 'Votre courriel',
    subscribe: 'M’abonner',
    success: {
      title: 'C’est envoyé',
      text: 'Regardez vos courriels, y compris les indésirables. Si cette adresse est nouvelle sur notre liste, vous y trouverez un lien pour confirmer l’abonnement.',
    },
    failed: 'Votre demande d’abonnement n’est pas partie. Réessayez plus tard.',
  },
};
