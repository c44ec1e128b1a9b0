import { mailKindTexts, mailReasonTexts } from '@club/domain/mail-queue-texts';
import type { staffMails as english } from '../en/staff-mails.ts';

export const staffMails: typeof english = {
  heading: 'Courriels en attente ou non livrés',
  text: 'Le site envoie par courriel les confirmations, les messages du formulaire, les nouvelles de la liste d’attente et l’infolettre. Ceux qui tardent ou ne se sont pas rendus sont ici, avec la raison et ce qu’il faut faire.',
  not_delivered_one: '{{count}} courriel non livré',
  not_delivered_other: '{{count}} courriels non livrés',
  masked: 'Les adresses sont en partie masquées.',
  tab_hint:
    'Un courriel ne s’est pas rendu? Voyez «\u00a0$t(admin:tabs.more)\u00a0», puis «\u00a0$t(admin:tabs.mails)\u00a0».',
  waiting_one: '{{count}} courriel attend d’être envoyé.',
  waiting_other: '{{count}} courriels attendent d’être envoyés.',
  paused: 'L’envoi est en pause, et rien n’est perdu. Raison\u00a0:',
  attempts_one: '{{count}} tentative',
  attempts_other: '{{count}} tentatives',
  next: 'Prochaine tentative\u00a0:',
  recipient_club: 'Le club',
  recipient_deleted: 'Adresse effacée',
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
    not_lost: 'Le message n’est pas perdu\u00a0: il est dans l’onglet «\u00a0MESSAGES\u00a0».',
    unknown: {
      confirmation:
        'Rien à faire\u00a0: si le courriel n’est pas arrivé, la personne peut s’abonner de nouveau sur le site.',
      issue:
        'Rien à faire. Si vous le renvoyez, cette personne recevra peut-être l’infolettre deux fois.',
      'test-issue': 'Regardez dans votre boîte de courriel. S’il n’y est pas, refaites l’essai.',
      contact:
        'Regardez dans la boîte de courriel du club. Renvoyez-le seulement s’il n’y est pas.',
      status: 'Rien à faire\u00a0: le prochain bilan arrivera lundi.',
      'waiting-confirmation':
        'Rien à faire\u00a0: si le courriel n’est pas arrivé, la famille peut redemander la place sur le site.',
      place: 'Renvoyez-le\u00a0: mieux vaut que la famille le reçoive deux fois que pas du tout.',
      'practice-confirmation':
        'Rien à faire\u00a0: si le courriel n’est pas arrivé, la famille peut refaire la demande sur la page de l’équipe.',
      practice:
        'Renvoyez-le si l’entraînement est encore à venir\u00a0: mieux vaut deux fois que pas du tout.',
    },
    failed: {
      refused: 'Le renvoyer ne changerait rien.',
      deferred: 'Renvoyez-le dans quelques jours.',
      rejected: 'Renvoyez-le une fois. Si l’envoi échoue encore, laissez-le.',
      unreachable: 'Renvoyez-le maintenant.',
      login: 'Renvoyez-le quand le soutien technique aura corrigé le mot de passe.',
      sender: 'Renvoyez-le quand le soutien technique aura corrigé l’adresse.',
      limit: 'Renvoyez-le demain.',
      policy: 'Le renvoyer ne changerait rien\u00a0: montrez ceci au soutien technique.',
      host: 'Renvoyez-le maintenant. Si l’envoi échoue, communiquez avec le soutien technique.',
      fault: 'Renvoyez-le. Si l’envoi échoue encore, communiquez avec le soutien technique.',
      interrupted: 'Renvoyez-le.',
    },
    newsletter_policy:
      'Ne renvoyez pas le même texte\u00a0: raccourcissez-le, enlevez des liens ou demandez au soutien technique.',
    recipient: {
      confirmation:
        'Rien d’autre à faire\u00a0: la personne peut s’abonner de nouveau avec la bonne adresse.',
      issue:
        'Rien d’autre à faire\u00a0: les autres reçoivent l’infolettre, et cette personne peut s’abonner de nouveau avec une autre adresse.',
      'test-issue':
        'C’était un essai pour la boîte du compte qui l’a envoyé. Refaites l’essai avec un autre compte; les personnes abonnées ne sont pas touchées.',
      contact:
        'Il allait à la boîte de courriel du club\u00a0: demandez au soutien technique de vérifier l’adresse du club et ses réglages.',
      status:
        'Il allait à la boîte du soutien technique\u00a0: demandez-lui de vérifier son adresse dans les réglages du site.',
      'waiting-confirmation':
        'Rien d’autre à faire\u00a0: la famille peut redemander la place avec la bonne adresse.',
      place:
        'Les autres familles en attente ne sont pas touchées. Si vous savez de quelle famille il s’agit, appelez-la.',
      'practice-confirmation':
        'Rien d’autre à faire\u00a0: la famille peut refaire la demande avec la bonne adresse.',
      practice:
        'Les autres familles ne sont pas touchées. Si vous savez de quelle famille il s’agit, appelez-la.',
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
  },
};
