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
  already:
    '{{program}}\u00a0: plus personne n’attend. Quelqu’un d’autre vient d’écrire, ou les familles se sont retirées de la liste.',
  failed: '{{program}}\u00a0: rien n’est parti.',
  full_again: 'Le programme est marqué complet. Ouvrez d’abord les inscriptions.',
};
