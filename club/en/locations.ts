/** The places of `../locations.ts`: their names, and their gyms as a team's page names them. */
export const locations = {
  west_island: { name: 'West Island', gym: 'Pierrefonds gym, West Island' },
  montreal: { name: 'Montreal', gym: 'Saint-Laurent gym, Montreal' },
  southshore: { name: 'Southshore', gym: 'Sainte-Catherine gym, South Shore' },
};
