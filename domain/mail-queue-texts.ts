import type { Locale } from './locale.ts';
import type { MailKind, MailFailureReason } from './mail.ts';

// The dashboard and the weekly report show these texts.

/** The label of each kind of mail. */
export const mailKindTexts: Readonly<Record<Locale, Readonly<Record<MailKind, string>>>> = {
  fr: {
    confirmation: 'Confirmation d’un abonnement',
    issue: 'Infolettre',
    'test-issue': 'Essai de l’infolettre',
    contact: 'Message de la page Nous joindre',
    status: 'Bilan hebdomadaire du site',
    'waiting-confirmation': 'Confirmation pour la liste d’attente',
    place: 'Annonce d’une place libre',
    'practice-confirmation': 'Confirmation pour les changements d’une équipe',
    practice: 'Changement à l’horaire d’une équipe',
  },
  en: {
    confirmation: 'Confirmation of a subscription',
    issue: 'Newsletter',
    'test-issue': 'Newsletter test',
    contact: 'Message from the contact page',
    status: 'Weekly report about the site',
    'waiting-confirmation': 'Confirmation for the waiting list',
    place: 'Notice that a spot is open',
    'practice-confirmation': 'Confirmation for a team’s changes',
    practice: 'Change to a team’s schedule',
  },
};

/** Why a mail was not sent, or why this is unknown, in plain words. */
export const mailReasonTexts: Readonly<
  Record<Locale, Readonly<Record<MailFailureReason, string>>>
> = {
  fr: {
    refused: 'L’adresse n’existe pas',
    deferred: 'La boîte de réception est pleine ou demande de réessayer plus tard',
    rejected: 'Refusé pour cette adresse, sans raison claire',
    unreachable: 'Notre serveur de courriel est injoignable',
    login:
      'Notre serveur de courriel refuse notre mot de passe\u00a0: communiquez avec le soutien technique',
    sender:
      'Notre serveur de courriel refuse l’adresse du club\u00a0: communiquez avec le soutien technique',
    limit: 'La limite d’envoi de notre serveur de courriel est atteinte; l’envoi reprendra ensuite',
    policy: 'Notre serveur de courriel prend le texte pour un pourriel',
    host: 'Notre serveur de courriel a un problème',
    fault: 'Le site n’a pas pu préparer le courriel',
    interrupted: 'La connexion a été perdue pendant l’envoi\u00a0: peut-être arrivé',
  },
  en: {
    refused: 'The address does not exist',
    deferred: 'The mailbox is full or asks us to try later',
    rejected: 'Refused for this address, without a clear reason',
    unreachable: 'Our e-mail server could not be reached',
    login: 'Our e-mail server refuses our password: contact technical support',
    sender: 'Our e-mail server refuses the club’s own address: contact technical support',
    limit: 'Our e-mail server’s sending limit is reached; sending will resume on its own',
    policy: 'Our e-mail server takes the text for spam',
    host: 'Our e-mail server has a problem of its own',
    fault: 'The site could not prepare the e-mail',
    interrupted: 'The connection was lost while sending: it may have arrived',
  },
};
