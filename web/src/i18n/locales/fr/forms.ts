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
  },
};
