import { help } from '@club/about/fr/help-lines';
import { locations } from '@club/about/fr/locations';
import { newsletter } from '@club/about/fr/newsletter';
import { identity } from '@club/about/identity';
import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  page_title: '{{page}} · {{club}}',
  skip_to_content: 'Aller au contenu',
  opens_new_tab: 's’ouvre dans un nouvel onglet',
  retry: 'Réessayer',
  no_script:
    'Sans JavaScript, les horaires, les prix et les nouvelles du moment ne s’affichent pas ici. Appelez-nous au {{phone}} ou écrivez à {{email}}.',
  allert: {
    error: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  },
  nav: {
    label: 'Navigation principale',
    logo: 'page d’accueil',
    home: 'Accueil',
    program: 'Programmes',
    registration: 'Inscription',
    schedule: 'Horaire',
    about_us: 'Le club',
    contact: 'Nous joindre',
    teams: {
      u17: 'U17',
      u16: 'U16',
      u15: 'U15',
      u14: 'U14',
      u13: 'U13',
      dev: 'Développement',
    },
    show_teams: 'Liste des équipes',
    open_menu: 'Menu',
    close_menu: 'FERMER',
    menu: 'Menu',
  },
  language: {
    other: 'EN',
    switch: 'English',
  },
  footer: {
    label: 'Renseignements sur le club',
    tagline: `${identity.motto.fr}.`,
    contact: 'Nous joindre',
    places: 'Nos gymnases',
    directions: 'itinéraire',
    follow: 'Nous suivre',
    facebook: 'Facebook',
    instagram: 'Instagram',
    rights: '© {{year}} {{club}}. Tous droits réservés.',
    legal: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    accessibility: 'Accessibilité',
    admin: 'Admin',
  },
  newsletter: {
    title: 'Infolettre',
    topics: newsletter.topics,
    consent:
      'En vous abonnant, vous acceptez de recevoir l’infolettre de {{club}} ({{contact}}). Vous pourrez vous désabonner en tout temps. Un premier courriel vous demandera de confirmer.',
    under_14: 'Moins de 14 ans? Demande à un parent de s’abonner.',
    leave: 'Quitter l’infolettre',
  },
  help: {
    label: 'De l’aide dans le sport',
    ...help,
  },
  locations: {
    west_island: locations.west_island.name,
    montreal: locations.montreal.name,
    southshore: locations.southshore.name,
  },
};
