import { identity } from '@club/about/identity';
import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { getTorontoOffset, toTorontoMinute } from '@club/domain/toronto-time';
import { paths } from '@club/domain/paths';
import { buildSettings } from '../data/build-settings.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { composeLine, describePlace } from './entry-texts.ts';

const schemaOrg = 'https://schema.org';

/** An instant in ISO 8601 with the offset of Toronto. */
const toLocalTime = (instant: string): string =>
  `${toTorontoMinute(instant)}:00${getTorontoOffset(instant)}`;

function findStatus({ state, change }: CalendarEntry): string {
  if (state !== 'planned') return 'EventCancelled';
  return change === 'time' ? 'EventRescheduled' : 'EventScheduled';
}

/** The matches and tournaments for search engines, as events of schema.org. */
export function GamesStructuredData({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const { t, locale } = useTexts();
  const toEvent = (entry: CalendarEntry) => {
    const { firstDay, lastDay, start, end, change, previousStart } = entry;
    const place = describePlace(entry, locale);
    return {
      '@type': 'SportsEvent',
      name: composeLine(entry, t),
      sport: 'Volleyball',
      startDate: firstDay || toLocalTime(start),
      endDate: lastDay || toLocalTime(end),
      eventStatus: `${schemaOrg}/${findStatus(entry)}`,
      ...(change === 'time' &&
        previousStart !== null && { previousStartDate: toLocalTime(previousStart) }),
      eventAttendanceMode: `${schemaOrg}/OfflineEventAttendanceMode`,
      ...(place && { location: { '@type': 'Place', name: place.name, address: place.name } }),
      organizer: {
        '@type': 'SportsOrganization',
        name: identity.name[locale],
        url: buildSettings.siteOrigin,
      },
      url: `${buildSettings.siteOrigin}${paths.schedule}`,
      inLanguage: locale,
    };
  };
  const data = {
    '@context': schemaOrg,
    '@graph': entries.filter(({ needsReview }) => !needsReview).map(toEvent),
  };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
