import type { staffNewsletter as english } from '../en/staff-newsletter.ts';

export const staffNewsletter: typeof english = {
  heading: 'Infolettre',
  audience: {
    error: 'Impossible de compter les abonnements.',
    confirmed_one: 'abonnement confirmé',
    confirmed_other: 'abonnements confirmés',
    pending_one: '{{count}} autre personne l’a demandée sans avoir encore confirmé.',
    pending_other: '{{count}} autres personnes l’ont demandée sans avoir encore confirmé.',
  },
  write: {
    text: 'Écrivez dans les deux langues\u00a0: chaque personne reçoit celle qu’elle a choisie, ou l’autre si la sienne est vide. Ce navigateur garde ce que vous écrivez.',
    fr: 'En français',
    en: 'En anglais',
    subject_fr: 'Objet en français',
    subject_en: 'Objet en anglais',
    text_fr: 'Texte en français',
    text_en: 'Texte en anglais',
    hint: 'Un titre, du gras, une liste ou un lien\u00a0: choisissez-les au-dessus du texte. Une ligne vide commence un paragraphe, et les adresses deviennent des liens.',
    empty: 'Écrivez quelque chose ici.',
  },
  preview: {
    fr: 'Le courriel en français',
    en: 'Le courriel en anglais',
    colors: 'Couleurs du courriel',
    light: 'Clair',
    dark: 'Sombre',
  },
  tools: {
    label_fr: 'Mise en forme du texte français',
    label_en: 'Mise en forme du texte anglais',
    heading: 'Titre',
    subheading: 'Sous-titre',
    bold: 'Gras',
    link: 'Lien',
    'bulleted-list': 'Liste',
    'numbered-list': 'Liste numérotée',
    photo: 'Photo ici',
    shift: 'Maj+',
  },
  link: {
    heading: 'Lien',
    label: 'Mots à montrer',
    address: 'Adresse',
    hint: 'Elle commence par https://, ou c’est une page de notre site, comme /registration.',
    label_empty: 'Écrivez les mots que les personnes abonnées verront.',
    address_invalid:
      'Ce n’est pas une adresse. Écrivez-en une qui commence par https://, ou une page de notre site comme /registration.',
    too_long:
      'Il n’y a plus de place pour ce lien\u00a0: le texte serait trop long. Raccourcissez-le d’abord.',
    insert: 'Mettre dans le texte',
    languages: { fr: 'français', en: 'anglais' },
  },
  picture: {
    heading: 'La photo',
    hint: 'Une photo de la page d’accueil, avec consentement au dossier. Elle vient avant le texte, ou là où le bouton «\u00a0Photo ici\u00a0» a mis [photo].',
    none: 'Aucune photo',
    untitled: 'Photo nº {{number}}',
    error: 'Impossible de charger les photos.',
    empty:
      'Aucune photo publiée n’a de consentement au dossier. Ajoutez-en une à la page d’accueil d’abord.',
    gone: 'La photo choisie n’est plus publiée. Choisissez-en une autre, ou aucune.',
    alt_fr: 'Ce que montre la photo, en français',
    alt: 'Ce que montre la photo, en anglais',
    alt_hint: 'Pour qui ne voit pas les images. Sans nom d’enfant.',
  },
  archive: {
    heading: 'Infolettres envoyées',
    text: 'Publiez sur le site celles que tout le monde peut lire.',
    error: 'Les infolettres envoyées n’ont pas pu être chargées.',
    empty: 'Aucune pour l’instant. Une infolettre paraît ici dès qu’elle est envoyée.',
    sent_on: 'Envoyée le',
    on_site: 'Sur le site',
    publish: 'Publier sur le site',
    unpublish: 'Retirer du site',
    reuse: 'Réutiliser',
    figures: 'Combien l’ont reçue',
    see: 'Voir la page',
    label: '{{action}}\u00a0: {{subject}}',
    outcomes: {
      published: 'L’infolettre est sur le site.',
      unpublished: 'L’infolettre n’est plus sur le site.',
      reused: 'Le texte est dans le formulaire ci-dessus. Modifiez-le, puis envoyez-vous un essai.',
      full: 'Le site montre déjà 50 infolettres, le maximum. Retirez-en une d’abord.',
    },
  },
  send: {
    test_heading: 'Un essai pour vous',
    test_text: 'À {{email}} et à personne d’autre, une fois dans chaque langue.',
    test: 'M’envoyer un essai',
    test_first: 'Envoyez-vous d’abord un essai de ce texte, mot pour mot, et lisez-le.',
    readers_heading: 'Puis tout le monde',
    readers_text:
      'L’essai de ce texte est fait. Chaque personne qui a confirmé reçoit un courriel.',
    readers_one: 'Envoyer à {{count}} personne',
    readers_other: 'Envoyer à {{count}} personnes',
    readers_unknown: 'Envoyer à toutes les personnes abonnées',
    test_sent:
      'Votre essai est en route vers {{email}}\u00a0: un courriel comme le reçoivent les personnes abonnées en français, et un autre en anglais.',
    issue_queued: 'L’infolettre est en route. L’envoi se poursuit même si vous quittez cette page.',
  },
  confirm: {
    question_one: 'Envoyer à {{count}} personne?',
    question_other: 'Envoyer à {{count}} personnes?',
    explanation: 'Les courriels partent tout de suite, et on ne peut pas les rappeler.',
    send: 'Envoyer',
    cancel: 'Pas encore',
  },
  failures: {
    incomplete:
      'Rien n’a été envoyé\u00a0: écrivez l’objet, le texte et ce que montre la photo dans chaque langue commencée. Une seule langue suffit.',
    'not-tested': 'Envoyez-vous d’abord un essai de ce texte, mot pour mot.',
    'no-readers':
      'Personne n’a encore confirmé son abonnement\u00a0: il n’y a personne à qui écrire.',
    'no-postal-address':
      'Rien ne peut encore partir, pas même un essai. La loi exige l’adresse postale du club dans chaque envoi, et elle n’a pas encore été fournie. Demandez au soutien technique de l’ajouter. Vous pouvez écrire en attendant.',
    'invalid-link':
      'Rien n’a été envoyé\u00a0: ce lien du texte {{language}} n’a pas d’adresse valide\u00a0: {{link}}. Sélectionnez-le, appuyez sur «\u00a0$t(staffNewsletter:tools.link)\u00a0» et donnez-lui une adresse qui commence par https://, ou une page du site comme /registration.',
    'picture-not-published':
      'Rien n’est parti\u00a0: la photo n’est plus publiée sur le site, ou son consentement a été retiré. Choisissez-en une autre, ou aucune.',
    'no-mail-host':
      'Ce site n’a pas encore de serveur de courriel; rien n’est parti. Communiquez avec le soutien technique. Ce que vous avez écrit est gardé.',
    'invalid-body':
      'Rien n’est parti\u00a0: un texte est trop long, ou contient un caractère impossible à envoyer par courriel (souvent collé d’un document).',
    'too-many-requests':
      'Trop de tentatives en peu de temps. Attendez quelques minutes, puis envoyez de nouveau.',
    unauthenticated:
      'Votre session est terminée. Ce que vous avez écrit est gardé; reconnectez-vous et l’envoi reprendra ici.',
    unavailable:
      'Le serveur ne répond pas en ce moment. Ce que vous avez écrit est gardé. Attendez une minute, puis appuyez de nouveau\u00a0: personne ne recevra deux fois le même envoi.',
    'no-answer':
      'Aucune réponse. Ce que vous avez écrit est gardé. Vérifiez votre connexion Internet, puis appuyez de nouveau\u00a0: personne ne recevra deux fois le même envoi.',
    other:
      'Rien n’est parti. Ce que vous avez écrit est gardé. Réessayez ou communiquez avec le soutien technique.',
  },
  progress: {
    heading: 'Votre dernière infolettre',
    sent_one: 'courriel envoyé',
    sent_other: 'courriels envoyés',
    waiting: 'en route',
    failed_one: 'non livré',
    failed_other: 'non livrés',
    unknown_one: 'peut-être arrivé',
    unknown_other: 'peut-être arrivés',
    skipped_one: 'non envoyé, abonnement terminé',
    skipped_other: 'non envoyés, abonnement terminé',
    unsubscribed_one: 'désabonnement depuis l’envoi',
    unsubscribed_other: 'désabonnements depuis l’envoi',
    load_error:
      'Impossible de voir où en est l’envoi pour l’instant. Il se poursuit sans cette page.',
    states: {
      tested: 'Seul l’essai est parti; personne d’autre n’a reçu l’infolettre.',
      sending:
        'En route. Si un courriel ne passe pas, nous réessayons pendant cinq jours; vous pouvez quitter cette page.',
      sent: 'Terminé\u00a0: l’envoi aux personnes abonnées est fait.',
    },
  },
};
