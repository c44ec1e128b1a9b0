import type { locations as english } from '../en/locations.ts';

/** The names of the places in `../locations.ts`, and of their gyms on a team's page. */
export const locations: typeof english = {
  west_island: { name: 'Ouest-de-l’Île', gym: 'Gymnase de Pierrefonds, Ouest-de-l’Île' },
  montreal: { name: 'Montréal', gym: 'Gymnase de Saint-Laurent, Montréal' },
  southshore: { name: 'Rive-Sud', gym: 'Gymnase de Sainte-Catherine, Rive-Sud' },
};
