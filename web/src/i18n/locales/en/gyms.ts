export const gyms = {
  door: 'Which door',
  parking: 'Parking',
  transit: 'Bus and metro',
  picture: 'The door of {{name}}',
  directions: 'Directions',
  maps: { google: 'Google Maps', apple: 'Apple Maps', openstreetmap: 'OpenStreetMap' },
  later: 'The exact address comes with the confirmation of the registration.',
};
