import { club } from '@club/domain/club';
import type { Locale } from '@club/domain/locale';
import { locations } from '@club/domain/location';
import { addressesOf } from '../src/app/head/page-head.ts';

/**
 * The club as schema.org describes one, for search engines. No Event stands beside it: what staff
 * announce carries no date of its own (docs/decisions/009).
 */
export const clubData = (origin: string, locale: Locale, description: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'SportsClub',
  '@id': `${origin}/#club`,
  name: club.name[locale],
  alternateName: club.name[locale === 'fr' ? 'en' : 'fr'],
  description,
  url: addressesOf(origin, '/')[locale],
  logo: `${origin}/images/icons/icon-512.png`,
  image: `${origin}/images/cards/home.png`,
  sport: 'Volleyball',
  foundingDate: String(club.founded),
  telephone: `+1-${club.phone}`,
  email: club.email,
  sameAs: Object.values(club.socials),
  location: locations.map(({ lat, lng, address }) => ({
    '@type': 'Place',
    name: address,
    address,
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
  })),
});
