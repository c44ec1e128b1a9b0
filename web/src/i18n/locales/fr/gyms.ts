import type { gyms as english } from '../en/gyms.ts';

export const gyms: typeof english = {
  door: 'Quelle porte',
  parking: 'Stationnement',
  transit: 'Autobus et métro',
  picture: 'La porte de {{name}}',
  directions: 'Itinéraire',
  maps: { google: 'Google Maps', apple: 'Plans d’Apple', openstreetmap: 'OpenStreetMap' },
  later: 'L’adresse exacte vient avec la confirmation de l’inscription.',
};
