/** The names of the places in `../locations.ts`, and of their gyms on a team's page. */
export const locations = {
  west_island: { name: 'West Island', gym: 'Pierrefonds gym, West Island' },
  montreal: { name: 'Montreal', gym: 'Saint-Laurent gym, Montreal' },
  southshore: { name: 'Southshore', gym: 'Sainte-Catherine gym, South Shore' },
};
