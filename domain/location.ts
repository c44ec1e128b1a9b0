import { locations as places } from '@club/about/locations';
import type { Locale } from './locale.ts';

type Place = (typeof places)[number];

/** A place where the club trains (specification, section 3). Fixed: three entries. */
export interface Location {
  readonly id: Place['id'];
  /** Translation key of its name. */
  readonly title: `common:locations.${Place['id']}`;
  readonly lat: number;
  readonly lng: number;
  /** Borough and city in the English postal form. */
  readonly address: string;
  /** The same in the French one. */
  readonly address_fr: string;
  /** Opens directions to it in the visitor's map application. */
  readonly directions: string;
}

/** The club's places (`club/locations.ts`), each with its name's key and the way to it. */
export const locations: readonly Location[] = places.map(
  ({ id, lat, lng, address, address_fr }) => ({
    id,
    title: `common:locations.${id}`,
    lat,
    lng,
    address,
    address_fr,
    directions: `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
  }),
);

/** A location's address as the language writes it. */
export const addressIn = ({ address, address_fr }: Location, locale: Locale): string =>
  locale === 'fr' ? address_fr : address;
