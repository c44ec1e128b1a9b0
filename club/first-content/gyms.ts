import type { FactChecks } from '../fact-check.ts';

/**
 * The gyms, in order. `name` is as the calendar writes it, `place` one of `../locations.ts` or
 * empty. Each picture is in `../artwork/images/gyms` under the gym's id, and `consentAt` is when its
 * consent came on file. The site leaves out what is empty. Without a gym it says that the address
 * comes with the confirmation.
 */
export const gyms = [
  {
    id: 'pierrefonds',
    gymDisplay: true,
    name: 'Gymnase de Pierrefonds',
    place: 'west_island',
    street: '1, rue de l’Exemple',
    city: 'Montréal (Québec)  H9H 0A0',
    door: 'Door A, to the left of the main entrance. It opens 10 minutes before each practice.',
    door_fr:
      'Porte A, à gauche de l’entrée principale. Elle ouvre 10 minutes avant chaque entraînement.',
    parking: 'Free in the school yard after 5 p.m.',
    parking_fr: 'Gratuit dans la cour de l’école après 17\u00a0h.',
    transit: 'Bus 999, first stop after the bridge.',
    transit_fr: 'Autobus 999, premier arrêt après le pont.',
    coordinates: '45.49460, -73.84930',
    consentAt: '2026-10-19T15:20:00.000Z',
    updatedAt: '2026-10-19T15:20:00.000Z',
  },
  {
    id: 'saint-laurent',
    gymDisplay: true,
    name: 'Gymnase Saint-Laurent',
    place: 'montreal',
    street: '2, rue de l’Exemple',
    city: 'Montréal (Québec)  H4L 0A0',
    door: 'Door B, at the back, beside the bicycle racks.',
    door_fr: 'Porte B, à l’arrière, près des supports à vélos.',
    parking: 'On the street, with a time limit on weekdays.',
    parking_fr: 'Dans la rue, avec une durée limitée en semaine.',
    transit: 'Orange line, then a five-minute walk.',
    transit_fr: 'Ligne orange, puis cinq minutes à pied.',
    coordinates: '45.50810, -73.67170',
    consentAt: '2026-10-19T15:21:00.000Z',
    updatedAt: '2026-10-19T15:21:00.000Z',
  },
  {
    id: 'sainte-catherine',
    gymDisplay: true,
    name: 'Gymnase de Sainte-Catherine',
    place: 'southshore',
    street: '3, rue de l’Exemple',
    city: 'Sainte-Catherine (Québec)  J5C 0A0',
    door: 'Door C, on the park side.',
    door_fr: 'Porte C, du côté du parc.',
    parking: 'Free in front of the door.',
    parking_fr: 'Gratuit devant la porte.',
    transit: 'Bus 998, stop in front of the park.',
    transit_fr: 'Autobus 998, arrêt devant le parc.',
    coordinates: '45.40120, -73.57930',
    consentAt: '2026-10-19T15:22:00.000Z',
    updatedAt: '2026-10-19T15:22:00.000Z',
  },
] as const;

export const checks: FactChecks = {
  gyms: {
    responsible: 'club administrator',
    checkedOn: null,
    whatToCheck:
      'each gym’s name, address, door, parking and transit, and the coordinates of its door',
  },
};
