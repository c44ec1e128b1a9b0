import type { staffMessages as english } from '../en/staff-messages.ts';

export const staffMessages: typeof english = {
  heading: 'Messages du formulaire Nous joindre',
  text: 'Ce que les gens ont écrit au club, du plus récent au plus ancien. Chaque message arrive aussi dans la boîte de courriel du club. Ouvrez-en un pour y répondre\u00a0: le reste de l’équipe verra que c’est fait.',
  service:
    'Le formulaire envoie les nouveaux messages à {{host}}, et non à ce site. Lisez-les dans la boîte de courriel à laquelle ce service écrit. Seuls les anciens messages sont ici.',
  error: 'Les messages n’ont pas pu être chargés.',
  folders: {
    label: 'Afficher',
    open: 'À répondre',
    answered: 'Répondus',
    archived: 'Rangés',
  },
  empty: {
    open: 'Rien à répondre. Un message envoyé de la page Nous joindre apparaît ici en moins d’une minute.',
    answered:
      'Aucun message répondu. Ouvrez un message, répondez, puis appuyez sur «\u00a0Marquer comme répondu\u00a0».',
    archived:
      'Aucun message rangé. «\u00a0Ranger\u00a0» retire un message de la liste sans le supprimer.',
  },
  states: {
    new: 'Nouveau',
    read: 'Lu',
    answered: 'Répondu',
    archived: 'Rangé',
  },
  email: 'Courriel',
  phone: 'Téléphone',
  answer: 'Répondre par courriel',
  call: 'Appeler le {{phone}}',
  answering:
    'Votre logiciel de courriel s’ouvre avec le texte. La boîte du club reçoit une copie. Une fois la réponse envoyée, appuyez sur «\u00a0Marquer comme répondu\u00a0».',
  calling:
    'Une fois que vous avez parlé à la personne, appuyez sur «\u00a0Marquer comme répondu\u00a0».',
  mark_answered: 'Marquer comme répondu',
  mark_unanswered: 'Marquer à répondre',
  archive: 'Ranger',
  bring_back: 'Ramener',
  remove: {
    button: 'Supprimer pour de bon',
    question: 'Supprimer ce message pour de bon?',
    explanation:
      'Pour un pourriel, ou si la personne le demande. C’est irréversible. La copie dans la boîte du club reste\u00a0: supprimez-la aussi.',
    confirm: 'Supprimer pour de bon',
    cancel: 'Le garder',
    done: 'Le message est supprimé. La copie dans la boîte du club reste.',
  },
  answered_by: 'Réponse de {{who}} le {{date}}.',
  deleted_on: 'Ce message sera supprimé automatiquement le {{date}}.',
  somebody: 'une autre personne de l’équipe',
  undone: 'Annulé\u00a0: le message est comme avant.',
  saved: {
    new: 'Le message est de nouveau non lu.',
    read: 'Le message est de retour sous «\u00a0À répondre\u00a0».',
    answered: 'Marqué comme répondu. Il est maintenant sous «\u00a0Répondus\u00a0».',
    archived: 'Rangé. Il est maintenant sous «\u00a0Rangés\u00a0».',
  },
  changed:
    'Rien n’a été enregistré\u00a0: {{who}} a changé ce message avant vous. Son état\u00a0: {{state}}. La liste est à jour.',
  failed: 'Le message n’a pas été changé.',
  older: 'Afficher les messages plus anciens',
  older_failed: 'Les messages plus anciens n’ont pas pu être chargés. Réessayez.',
  new_count_one: '{{count}} nouveau message',
  new_count_other: '{{count}} nouveaux messages',
};
