/** A place where the club trains (specification, section 3). Fixed: three entries. */
export interface Location {
  readonly id: 'west_island' | 'montreal' | 'southshore';
  /** Translation key of its name. */
  readonly title: `common.locations.${Location['id']}`;
  readonly lat: number;
  readonly lng: number;
  /** Borough and city, the same in both languages. */
  readonly address: string;
  /** Opens directions to it in the visitor's map application. */
  readonly directions: string;
}

const location = (id: Location['id'], lat: number, lng: number, address: string): Location => ({
  id,
  title: `common.locations.${id}`,
  lat,
  lng,
  address,
  directions: `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
});

/**
 * Where the map is centred: the West Island, at Pointe-Claire. From here all three places are in
 * view at zoom 10, on a telephone too.
 */
export const mapCenter = { lat: 45.46, lng: -73.8 } as const;

/** Coordinates are those of the boroughs; the gyms' own replace them once the club names them. */
export const locations: readonly Location[] = [
  location('west_island', 45.4946, -73.8493, 'Pierrefonds, Montréal (Québec)'),
  location('montreal', 45.5081, -73.6717, 'Saint-Laurent, Montréal (Québec)'),
  location('southshore', 45.4012, -73.5793, 'Sainte-Catherine (Québec)'),
];
