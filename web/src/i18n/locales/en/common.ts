import { locations } from '@club/about/en/locations';

export const common = {
  /** The title in the browser's title bar: the page's own title, then the club's name. */
  page_title: '{{page}} · {{club}}',
  skip_to_content: 'Skip to content',
  opens_new_tab: 'opens in a new tab',
  retry: 'Try again',
  allert: {
    error: 'An error occurred. Please try again later.',
  },
  nav: {
    label: 'Main navigation',
    logo: 'home page',
    home: 'Home',
    program: 'Programs',
    registration: 'Registration',
    schedule: 'Schedule',
    about_us: 'About us',
    contact: 'Contact',
    teams: {
      u17: 'U17',
      u16: 'U16',
      u15: 'U15',
      u14: 'U14',
      u13: 'U13',
      dev: 'Development',
    },
    show_teams: 'List of teams',
    open_menu: 'Menu',
    close_menu: 'CLOSE',
    menu: 'Menu',
  },
  language: {
    other: 'FR',
    switch: 'Français',
  },
  newsletter: {
    title: 'Newsletter',
  },
  locations: {
    west_island: locations.west_island.name,
    montreal: locations.montreal.name,
    southshore: locations.southshore.name,
  },
};
