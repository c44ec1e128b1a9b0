import type { admin as english } from '../en/admin.ts';

export const admin: typeof english = {
  page_title: 'Administration',
  title: 'Tableau de bord du personnel',
  gate: {
    heading: 'RÉSERVÉ À L’ADMINISTRATION',
    text: 'Connectez-vous avec un compte d’administration ou communiquez avec le soutien technique.',
    sign_in: 'Se connecter avec Google',
    checking: 'Vérification de votre compte…',
    unavailable:
      'Impossible de vérifier votre compte. Assurez-vous d’être en ligne, puis réessayez.',
    retry: 'Réessayer',
    emulator_heading: 'Comptes de démonstration',
    emulator_text:
      'Cette copie du site fonctionne avec les émulateurs. Choisissez un compte : rien ne quitte cet ordinateur.',
  },
  refused: 'L’accès au tableau de bord est réservé à certaines adresses courriel.',
  failure: {
    'popup-closed':
      'La fenêtre de Google a été fermée avant la fin de la connexion. Rien n’a changé.',
    'popup-blocked':
      'Votre navigateur a bloqué la fenêtre de Google. Autorisez les fenêtres contextuelles pour ce site, puis réessayez.',
    'no-network': 'Impossible de joindre Google. Assurez-vous d’être en ligne, puis réessayez.',
    unverified:
      'Google n’a pas vérifié que cette adresse courriel est la vôtre. Faites-la vérifier dans votre compte Google, puis reconnectez-vous.',
    failed: 'Google n’a pas pu vous connecter. Réessayez ou communiquez avec le soutien technique.',
  },
  signed_in_as: 'Connexion : {{name}}',
  log_out: 'Se déconnecter',
  tabs: {
    label: 'Que voulez-vous modifier?',
    banner: 'BANNIÈRE',
    carousel: 'CARROUSEL',
    note: 'NOTE',
    program: 'PROGRAMME',
    newsletter: 'INFOLETTRE',
  },
  list: {
    choice: 'Choix',
    loading: 'Chargement…',
    empty: 'Rien ici pour l’instant.',
    select: 'Modifier',
    selected: 'En cours',
    on: 'Activé',
    off: 'Désactivé',
    number: 'Numéro',
    image: 'Image',
    form: 'La ligne choisie',
    updated: 'Dernier enregistrement',
  },
  missing: {
    fr: 'Il manque le français',
    en: 'Il manque l’anglais',
  },
  save: {
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    undo: 'Annuler ce changement',
    unexpected: 'Réponse inattendue du serveur : {{status}}',
    reasons: {
      conflict:
        'Quelqu’un d’autre a enregistré cette ligne pendant que vous écriviez. Les deux versions sont ci-dessus; enregistrez de nouveau pour garder la vôtre.',
      'invalid-body':
        'Un élément du formulaire ne peut pas être enregistré : un texte trop long, ou un lien qui ne commence pas par https://.',
      unauthenticated:
        'Votre session est terminée. Ce que vous avez écrit est gardé jusqu’à votre prochaine connexion.',
      unavailable:
        'Ce que vous avez écrit est resté dans le formulaire. Assurez-vous d’être en ligne, puis enregistrez de nouveau.',
      other:
        'Ce que vous avez écrit est resté dans le formulaire. Enregistrez de nouveau ou communiquez avec le soutien technique.',
    },
  },
  clash: {
    heading: 'Quelqu’un d’autre a changé ceci aussi',
    text: 'Voici les deux versions. La vôtre reste dans le formulaire, à moins que vous ne preniez la sienne.',
    theirs: '{{field}} : sa version',
    mine: '{{field}} : votre version',
    take: 'Prendre sa version',
    nothing: '(vide)',
    merged:
      'Quelqu’un d’autre vient d’enregistrer cette ligne. Ses changements sont dans le formulaire, à côté des vôtres.',
  },
  kept: {
    text: 'Vous avez quitté cette ligne sans enregistrer vos changements.',
    restore: 'Les reprendre',
    discard: 'Les jeter',
  },
  unsaved: {
    question: 'Partir sans enregistrer?',
    explanation:
      'Vos changements ne sont pas sur le site. Ce navigateur les garde et vous les proposera quand vous rouvrirez la ligne.',
    leave: 'Partir',
    stay: 'Rester ici',
  },
  image: {
    choose: 'Choisissez une image, ou déposez-la ici',
    hint: 'Au plus 5 Mo. Le lieu et l’heure de la prise de vue en sont retirés.',
    current: 'L’image actuelle',
    uploading: 'Envoi de l’image',
    cancel: 'Annuler',
    cancelled: 'L’envoi a été annulé. L’image n’a pas changé.',
    done: 'L’image est envoyée. Enregistrez pour la mettre sur le site.',
    failed: {
      refused: 'Ce fichier n’est pas une image que nous pouvons utiliser. Essayez-en un autre.',
      'too-large': 'Cette image est trop lourde : 5 Mo au plus.',
      unavailable: 'L’image n’a pas pu être envoyée. Assurez-vous d’être en ligne, puis réessayez.',
    },
  },
  banner: {
    heading: 'Bannières de la page d’accueil',
    caption: 'Bannières, dans l’ordre où elles paraissent',
    title: 'Titre en anglais',
    title_fr: 'Titre en français',
    link: 'Lien (https://…)',
    display: 'Visible sur le site',
    pick: 'Choisissez une bannière dans le tableau pour la modifier.',
    wrong_kind: 'Veuillez envoyer un fichier PNG',
    none_selected: 'Veuillez choisir une bannière à modifier',
    saved: 'Bannière enregistrée',
    failed: 'La bannière n’a pas pu être enregistrée',
  },
  carousel: {
    heading: 'Images des derniers événements',
    caption: 'Images du carrousel, dans l’ordre où elles paraissent',
    id: 'Identifiant',
    pick: 'Choisissez une image dans le tableau pour la remplacer.',
    wrong_kind: 'Veuillez envoyer un fichier PNG, JPG ou JPEG',
    none_selected: 'Veuillez choisir une image du carrousel à modifier',
    saved: 'Image du carrousel enregistrée',
    failed: 'L’image du carrousel n’a pas pu être enregistrée',
  },
  note: {
    heading: 'Note de la page Horaire',
    caption: 'Notes; la première paraît sur la page Horaire',
    note: 'Note en anglais',
    note_fr: 'Note en français',
    button: 'Bouton « S’inscrire maintenant »',
    button_column: 'Bouton',
    pick: 'Choisissez une note dans le tableau pour la modifier.',
    none_selected: 'Veuillez choisir une note à modifier',
    saved: 'Note enregistrée',
    failed: 'La note n’a pas pu être enregistrée',
  },
  program: {
    heading: 'Programmes',
    caption: 'Programmes, comme les pages des programmes les montrent',
    id: 'Programme',
    schedule: 'Horaire en anglais',
    schedule_fr: 'Horaire en français',
    current_session: 'Session en cours, en anglais',
    current_session_fr: 'Session en cours, en français',
    cost: 'Coût en anglais',
    cost_fr: 'Coût en français',
    registration: 'Inscription',
    open: 'Inscriptions ouvertes',
    full: 'Complet',
    pick: 'Choisissez un programme dans le tableau pour le modifier.',
    none_selected: 'Veuillez choisir un programme à modifier',
    saved: 'Programme enregistré',
    failed: 'Le programme n’a pas pu être enregistré',
  },
};
