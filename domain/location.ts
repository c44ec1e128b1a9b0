import { locations as clubLocations } from '@club/about/locations';
import type { Locale } from './locale.ts';

type ClubLocation = (typeof clubLocations)[number];

/** A place where the club trains (specification, section 3). */
export interface Location {
  readonly id: ClubLocation['id'];
  /** Translation key of its name. */
  readonly title: `common:locations.${ClubLocation['id']}`;
  readonly lat: number;
  readonly lng: number;
  /** Borough and city, in the English postal format. */
  readonly address: string;
  /** Borough and city, in the French postal format. */
  readonly address_fr: string;
  /** A link that opens directions in the visitor's map application. */
  readonly directions: string;
}

/** The club's places (`club/locations.ts`), with translation keys and directions. */
export const locations: readonly Location[] = clubLocations.map(
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

/** Returns a location's address in a language. */
export const localizeAddress = ({ address, address_fr }: Location, locale: Locale): string =>
  locale === 'fr' ? address_fr : address;
