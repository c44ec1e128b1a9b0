import type { adminSignIn as english } from '../en/admin-sign-in.ts';

export const adminSignIn: typeof english = {
  gate: {
    heading: 'RÉSERVÉ À L’ADMINISTRATION',
    text: 'Connectez-vous avec un compte d’administration ou communiquez avec le soutien technique.',
    sign_in: 'Se connecter avec Google',
    checking: 'Vérification de votre compte…',
    unavailable:
      'Impossible de vérifier votre compte. Vérifiez votre connexion Internet, puis réessayez.',
    retry: 'Réessayer',
    waiting:
      'Continuez dans la fenêtre de Google. Si elle n’apparaît pas ou reste vide, appuyez de nouveau sur le bouton, ou ouvrez cette page dans un autre navigateur.',
    other_app:
      'Cette page semble ouverte dans une autre application, comme Instagram, Facebook ou Messenger. Google n’y permet pas la connexion. Dans le menu de l’application (trois points), choisissez d’ouvrir la page dans le navigateur, ou écrivez cette adresse dans le navigateur du téléphone\u00a0:',
    emulator_heading: 'Comptes de démonstration',
    emulator_text:
      'Cette copie du site fonctionne avec les émulateurs. Choisissez un compte : rien ne quitte cet ordinateur.',
  },
  failure: {
    'popup-closed':
      'La fenêtre de Google a été fermée avant la fin de la connexion. Rien n’a changé.',
    'popup-blocked':
      'Votre navigateur a bloqué la fenêtre de Google. Autorisez les fenêtres contextuelles pour ce site, puis réessayez.',
    'no-network':
      'Impossible de joindre Google. Vérifiez votre connexion Internet, puis réessayez.',
    unverified:
      'Google n’a pas vérifié que cette adresse courriel est la vôtre. Faites-la vérifier dans votre compte Google, puis reconnectez-vous.',
    browser:
      'Ce navigateur ne permet pas la connexion avec Google\u00a0: il n’enregistre rien, ou il appartient à une autre application. Ouvrez cette page dans le navigateur du téléphone ou de l’ordinateur, hors du mode privé.',
    disabled: 'Ce compte Google est bloqué ici. Communiquez avec le soutien technique.',
    wait: 'Il y a eu trop d’essais. Attendez quelques minutes, puis réessayez.',
    settings:
      'La connexion n’est pas configurée pour cette adresse du site. Ouvrez l’adresse habituelle du club, ou communiquez avec le soutien technique.',
    failed: 'Google n’a pas pu vous connecter. Réessayez ou communiquez avec le soutien technique.',
  },
};
