import type { staffWaitingList as english } from '../en/staff-waiting-list.ts';

export const staffWaitingList: typeof english = {
  column: 'En attente d’une place',
  none: 'Personne',
  families_one: '{{count}} famille',
  families_other: '{{count}} familles',
  full_one:
    '{{count}} famille attend une place en {{program}}. Ouvrez les inscriptions et enregistrez; vous pourrez ensuite lui écrire ici.',
  full_other:
    '{{count}} familles attendent une place en {{program}}. Ouvrez les inscriptions et enregistrez; vous pourrez ensuite leur écrire ici.',
  unsaved_one:
    '{{count}} famille attend une place en {{program}}. Enregistrez d’abord; vous pourrez ensuite lui écrire ici.',
  unsaved_other:
    '{{count}} familles attendent une place en {{program}}. Enregistrez d’abord; vous pourrez ensuite leur écrire ici.',
  open_one: 'Les inscriptions en {{program}} sont ouvertes, et {{count}} famille attend une place.',
  open_other:
    'Les inscriptions en {{program}} sont ouvertes, et {{count}} familles attendent une place.',
  notify_one: 'Écrire à la famille',
  notify_other: 'Écrire aux {{count}} familles',
  to: 'Combien de familles',
  rest: 'Les familles qui ont demandé en premier passent d’abord; les autres restent sur la liste.',
  notify_first_one: 'Écrire à la première famille',
  notify_first_other: 'Écrire aux {{count}} premières familles',
  question_first_one: 'Écrire à la première famille au sujet de {{program}}?',
  question_first_other: 'Écrire aux {{count}} premières familles au sujet de {{program}}?',
  question_one: 'Écrire à {{count}} famille au sujet de {{program}}?',
  question_other: 'Écrire à {{count}} familles au sujet de {{program}}?',
  explanation:
    'Chacune reçoit un courriel\u00a0: les inscriptions sont ouvertes, et les places sont données dans l’ordre des inscriptions. Les adresses sont ensuite effacées. On ne peut pas rappeler les courriels.',
  confirm: 'Envoyer',
  cancel: 'Pas encore',
  sent_one:
    '{{program}}\u00a0: {{count}} courriel est en route. L’envoi se poursuit même si vous quittez cette page.',
  sent_other:
    '{{program}}\u00a0: {{count}} courriels sont en route. L’envoi se poursuit même si vous quittez cette page.',
  failed: '{{program}}\u00a0: rien n’est parti.',
  changed:
    'La liste vient de changer\u00a0: une autre personne a écrit, des familles sont parties ou arrivées, ou le programme est de nouveau complet. Vérifiez le nombre ici, puis recommencez.',
};
