import { identity } from '@club/about/identity';
import type { Banner } from '@club/domain/content/banner';
import { useTexts } from '../../i18n/use-texts.ts';
import { getIsoStart } from './event-start.ts';

/** The event for search engines, as an Event of schema.org. */
export function EventStructuredData({ event, name }: { event: Banner; name: string }) {
  const { locale } = useTexts();
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate: getIsoStart(event),
    url: event.link,
    ...(event.imageURL !== '' && { image: event.imageURL }),
    inLanguage: locale,
    organizer: { '@type': 'SportsOrganization', name: identity.name[locale] },
  };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
