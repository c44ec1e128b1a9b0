import type { staffNewsletter as english } from '../en/staff-newsletter.ts';

export const staffNewsletter: typeof english = {
  heading: 'Infolettre',
  audience: {
    loading: 'Comptage des lecteurs…',
    error: 'Impossible de compter les lecteurs.',
    confirmed_one: 'abonnement confirmé',
    confirmed_other: 'abonnements confirmés',
    pending_one: '{{count}} autre personne l’a demandée sans avoir encore confirmé.',
    pending_other: '{{count}} autres personnes l’ont demandée sans avoir encore confirmé.',
  },
  write: {
    text: 'Écrivez dans les deux langues\u00a0: chaque personne reçoit celle qu’elle a choisie. Ce navigateur garde ce que vous écrivez.',
    fr: 'En français',
    en: 'En anglais',
    subject_fr: 'Objet en français',
    subject_en: 'Objet en anglais',
    text_fr: 'Texte en français',
    text_en: 'Texte en anglais',
    hint: 'Une ligne vide commence un paragraphe. Les adresses Web deviennent des liens.',
    empty: 'Écrivez quelque chose ici.',
  },
  preview: {
    fr: 'Le courriel en français',
    en: 'Le courriel en anglais',
  },
  send: {
    trial_heading: 'Un essai pour vous',
    trial_text: 'À {{email}} et à personne d’autre, une fois dans chaque langue.',
    trial: 'M’envoyer un essai',
    trial_first: 'Envoyez-vous d’abord un essai de ce texte, mot pour mot, et lisez-le.',
    readers_heading: 'Puis tout le monde',
    readers_text: 'Vous avez essayé ce texte. Chaque personne qui a confirmé reçoit un courriel.',
    readers_one: 'Envoyer à {{count}} personne',
    readers_other: 'Envoyer à {{count}} personnes',
    readers_unknown: 'Envoyer à tout le monde',
    sending: 'Un instant…',
    tried: 'Votre essai est en route vers {{email}}\u00a0: un courriel en français, un en anglais.',
    released: 'L’infolettre est en route. L’envoi se poursuit même si vous quittez cette page.',
  },
  confirm: {
    question_one: 'Envoyer à {{count}} personne?',
    question_other: 'Envoyer à {{count}} personnes?',
    explanation: 'Les courriels partent tout de suite, et personne ne peut les rappeler.',
    send: 'Envoyer',
    cancel: 'Pas encore',
  },
  failures: {
    incomplete: 'Écrivez d’abord l’objet et le texte dans les deux langues.',
    'not-tried': 'Envoyez-vous d’abord un essai de ce texte, mot pour mot.',
    'no-readers':
      'Personne n’a encore confirmé son abonnement\u00a0: il n’y a personne à qui écrire.',
    'no-postal-address':
      'Rien ne peut encore partir, pas même un essai\u00a0: la loi exige l’adresse postale du club dans chaque envoi, et le club n’en a pas donné. Demandez au soutien technique de l’ajouter. Vous pouvez écrire en attendant.',
    'no-mail-host':
      'Ce site n’a pas encore de serveur de courriel; rien n’est parti. Communiquez avec le soutien technique. Ce que vous avez écrit est gardé.',
    'invalid-body':
      'Rien n’est parti\u00a0: un texte est trop long, ou contient un caractère qu’un courriel ne peut pas transporter.',
    'too-many-requests':
      'Trop d’essais à la fois. Attendez quelques minutes, puis envoyez de nouveau.',
    unauthenticated:
      'Votre session est terminée. Ce que vous avez écrit est gardé; reconnectez-vous et l’envoi reprendra ici.',
    unavailable:
      'Aucune réponse. Ce que vous avez écrit est gardé. Assurez-vous d’être en ligne, puis appuyez de nouveau\u00a0: personne ne recevra deux fois le même envoi.',
    other:
      'Rien n’est parti. Ce que vous avez écrit est gardé. Réessayez ou communiquez avec le soutien technique.',
  },
  progress: {
    heading: 'Votre dernier envoi',
    sent_one: 'courriel envoyé',
    sent_other: 'courriels envoyés',
    waiting: 'en route',
    failed: 'non livrés',
    skipped: 'désabonnements entre-temps',
    late: 'Impossible de voir où en est l’envoi pour l’instant. Il se poursuit sans cette page.',
    is: {
      tried: 'Il n’est pas parti vers les lecteurs.',
      sending:
        'En route. Ce qui ne passe pas du premier coup est réessayé pendant une dizaine d’heures; vous pouvez quitter cette page.',
      sent: 'Terminé\u00a0: l’infolettre est partie vers tous les abonnements confirmés.',
    },
  },
  dead: {
    heading: 'Courriels non livrés',
    text: 'Abandonnés, les plus récents d’abord. Les adresses ne sont montrées qu’en partie.',
    attempts_one: '{{count}} tentative',
    attempts_other: '{{count}} tentatives',
    nobody: 'Le club',
    empty: 'Aucun\u00a0: tous les courriels sont passés.',
    error: 'La liste n’a pas pu être lue.',
    kinds: {
      confirmation: 'Confirmation d’un abonnement',
      issue: 'Infolettre',
      trial: 'Essai d’un envoi',
      contact: 'Message de la page Contact',
    },
    reasons: {
      refused: 'L’autre côté l’a refusé',
      unreachable: 'L’autre côté est resté injoignable',
      interrupted: 'Coupé pendant l’envoi; il est peut-être arrivé',
    },
  },
};
