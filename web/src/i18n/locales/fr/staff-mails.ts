import { mailKindTexts, mailReasonTexts } from '@club/domain/mail-words';
import type { staffMails as english } from '../en/staff-mails.ts';

export const staffMails: typeof english = {
  heading: 'Courriels en attente ou non livrés',
  text: 'Le site envoie par courriel les confirmations, les messages du formulaire, les nouvelles de la liste d’attente et l’infolettre. Ceux qui tardent ou ne se sont pas rendus sont ici, avec la raison et ce qu’il faut faire.',
  unsent_one: '{{count}} courriel non livré',
  unsent_other: '{{count}} courriels non livrés',
  masked: 'Les adresses sont en partie masquées.',
  where: 'Un courriel ne s’est pas rendu? Voyez l’onglet «\u00a0COURRIELS ENVOYÉS\u00a0».',
  waiting_one: '{{count}} courriel attend d’être envoyé.',
  waiting_other: '{{count}} courriels attendent d’être envoyés.',
  paused: 'L’envoi est en pause, et rien n’est perdu. Raison\u00a0:',
  attempts_one: '{{count}} tentative',
  attempts_other: '{{count}} tentatives',
  next: 'Prochaine tentative\u00a0:',
  club: 'Le club',
  gone: 'Adresse effacée',
  empty: 'Rien n’attend\u00a0: tous les courriels se sont rendus.',
  error: 'La liste n’a pas pu être chargée.',
  states: {
    waiting: 'En attente',
    unknown: 'Peut-être arrivé',
    failed: 'Non livré',
  },
  kinds: mailKindTexts.fr,
  reasons: mailReasonTexts.fr,
  advice: {
    waiting: 'Rien à faire\u00a0: le site réessaie de lui-même pendant cinq jours.',
    contact:
      'Le message n’est pas perdu\u00a0: il est dans l’onglet «\u00a0MESSAGES\u00a0». Renvoyez-le seulement s’il vous le faut dans la boîte de courriel.',
    unknown:
      'Si possible, demandez à la personne avant de renvoyer\u00a0: elle l’a peut-être reçu.',
    failed: {
      refused: 'Vérifiez l’adresse avec la personne. Elle peut remplir le formulaire de nouveau.',
      deferred: 'Renvoyez-le dans quelques jours, ou joignez la personne autrement.',
      rejected: 'Essayez encore une fois. Si l’envoi échoue, joignez la personne autrement.',
      unreachable: 'Renvoyez-le maintenant.',
      login: 'Renvoyez-le quand le soutien technique aura corrigé le mot de passe.',
      sender: 'Renvoyez-le quand le soutien technique aura corrigé l’adresse.',
      limit: 'Renvoyez-le demain.',
      policy:
        'Ne renvoyez pas le même texte\u00a0: raccourcissez-le, enlevez des liens ou demandez au soutien technique.',
      host: 'Renvoyez-le maintenant. Si l’envoi échoue, communiquez avec le soutien technique.',
      fault: 'Renvoyez-le. Si l’envoi échoue encore, communiquez avec le soutien technique.',
      interrupted: 'Renvoyez-le.',
    },
  },
  resend: {
    button: 'Renvoyer',
    label: 'Renvoyer à {{to}}',
    question: 'Renvoyer ce courriel?',
    explanation: 'Il est peut-être arrivé. Dans ce cas, la même personne le recevra deux fois.',
    confirm: 'Renvoyer quand même',
    cancel: 'Ne pas renvoyer',
    queued: 'Le courriel est de nouveau en attente; il partira d’ici quelques minutes.',
    changed: 'Ce courriel a changé entre-temps. La liste est maintenant à jour.',
    failed:
      'Le courriel n’a pas été remis en attente. Réessayez ou communiquez avec le soutien technique.',
  },
};
