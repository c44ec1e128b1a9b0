import { locations } from '@club/about/fr/locations';
import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  page_title: '{{page}} · {{club}}',
  skip_to_content: 'Aller au contenu',
  opens_new_tab: 's’ouvre dans un nouvel onglet',
  retry: 'Réessayer',
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
  newsletter: {
    title: 'Infolettre',
  },
  locations: {
    west_island: locations.west_island.name,
    montreal: locations.montreal.name,
    southshore: locations.southshore.name,
  },
};
