import type { FactChecks } from './fact-check.ts';

/**
 * The three places where the club trains (specification, section 3). Pages refer to them by id.
 * Their names are in `fr/locations.ts` and `en/locations.ts`. Coordinates are those of the
 * boroughs, until the club names its gyms.
 */
export const locations = [
  {
    id: 'west_island',
    town: 'Pierrefonds',
    lat: 45.4946,
    lng: -73.8493,
    /** Borough and city in the postal form of each language. */
    address: 'Pierrefonds, Montreal, Quebec',
    address_fr: 'Pierrefonds, Montréal (Québec)',
  },
  {
    id: 'montreal',
    town: 'Saint-Laurent',
    lat: 45.5081,
    lng: -73.6717,
    address: 'Saint-Laurent, Montreal, Quebec',
    address_fr: 'Saint-Laurent, Montréal (Québec)',
  },
  {
    id: 'southshore',
    town: 'Sainte-Catherine',
    lat: 45.4012,
    lng: -73.5793,
    address: 'Sainte-Catherine, Quebec',
    address_fr: 'Sainte-Catherine (Québec)',
  },
] as const;

/**
 * Where the map is centred: the West Island, at Pointe-Claire. At zoom 10 this centre shows all
 * three places, on a phone too.
 */
export const mapCenter = { lat: 45.46, lng: -73.8 } as const;

const gymCheck = {
  responsible: 'club administrator',
  checkedOn: null,
  whatToCheck: 'the gym’s name and address, and the coordinates of its door on the map',
  texts: ['locations'],
};
export const checks: FactChecks<(typeof locations)[number]['id']> = {
  west_island: gymCheck,
  montreal: gymCheck,
  southshore: gymCheck,
};
