import { identity } from '@club/about/identity';
import type { Locale } from '@club/domain/locale';
import { localizeAddress, locations } from '@club/domain/location';
import { getAddressesByLocale } from '../src/app/head/page-head.ts';

/**
 * The club in the vocabulary of schema.org, for search engines. It has no `Event`: the browser adds
 * events and games, which change after the build.
 */
export const composeClubStructuredData = (
  origin: string,
  locale: Locale,
  description: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'SportsClub',
  '@id': `${origin}/#club`,
  name: identity.name[locale],
  alternateName: identity.name[locale === 'fr' ? 'en' : 'fr'],
  description,
  url: getAddressesByLocale(origin, '/')[locale],
  logo: `${origin}/images/icons/icon-512.png`,
  image: `${origin}/images/cards/home.png`,
  sport: 'Volleyball',
  foundingDate: String(identity.founded),
  telephone: `+1-${identity.phone}`,
  email: identity.email,
  sameAs: Object.values(identity.socials),
  location: locations.map((place) => ({
    '@type': 'Place',
    name: localizeAddress(place, locale),
    address: localizeAddress(place, locale),
    geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
  })),
});
