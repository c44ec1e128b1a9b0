import { teamFees } from '@club/about/en/policies';

export const map = {
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  close: 'Close',
  contributors: 'OpenStreetMap contributors',
  no_tiles: 'The map isn’t loading. The places are named on this page.',
  /** If the settings load the map only after a click. */
  on_click: {
    text: 'This map comes from OpenStreetMap, which will see your IP address and the area shown.',
    open: 'Show the map',
    close: 'Stop showing the map',
    choice: 'This device remembers your choice.',
  },
  /** A gym, on the map's page and elsewhere. */
  gym: {
    door: 'Door',
    parking: 'Parking',
    transit: 'Bus and metro',
    picture: 'The door of {{name}}',
    directions: 'Directions',
    maps: { google: 'Google Maps', apple: 'Apple Maps', openstreetmap: 'OpenStreetMap' },
    later: 'The exact address comes with your registration confirmation.',
  },
  /** Of a team's details, which load after the texts of its page. */
  team: {
    admission: 'Admission age',
    address: 'Where',
    back: 'All programs',
    both_groups: 'Both groups',
    other_cost: 'Other costs',
    tournament_costs: teamFees.tournaments,
    refund: teamFees.program,
    write: 'Ask about this team',
    first: 'First practice: what to bring',
    refund_policy: 'Read the refund rules',
    document: 'Read the season guide',
    full_schedule: 'Check the full club schedule',
  },
};
