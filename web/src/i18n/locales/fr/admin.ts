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
    later: 'Cet onglet n’est pas encore ouvert. Son contenu est déjà sur le site.',
  },
  list: {
    choice: 'Choix',
    loading: 'Chargement…',
    empty: 'Rien ici pour l’instant.',
    select: 'Modifier',
    selected: 'En cours',
    on: 'Activé',
    off: 'Désactivé',
    updated: 'Dernier enregistrement',
  },
  note: {
    heading: 'Note de la page Horaire',
    caption: 'Notes; la première paraît sur la page Horaire',
    note: 'Note en anglais',
    note_fr: 'Note en français',
    button: 'Bouton « S’inscrire maintenant »',
    button_column: 'Bouton',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    pick: 'Choisissez une note dans le tableau pour la modifier.',
    none_selected: 'Veuillez choisir une note à modifier',
    saved: 'Note enregistrée',
    failed: 'La note n’a pas pu être enregistrée',
    reasons: {
      conflict:
        'Quelqu’un d’autre a enregistré cette note pendant que vous écriviez. Son texte est dans le tableau ci-dessus; le vôtre est resté dans le formulaire. Enregistrez de nouveau pour remplacer le sien.',
      'invalid-body': 'La note est trop longue : 2 000 caractères au maximum par langue.',
      unauthenticated:
        'Votre session est terminée. Votre texte est gardé jusqu’à votre prochaine connexion.',
      other:
        'Votre texte est resté dans le formulaire. Assurez-vous d’être en ligne, puis enregistrez de nouveau.',
    },
  },
};
