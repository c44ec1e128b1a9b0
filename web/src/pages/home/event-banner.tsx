import { identity } from '@club/about/identity';
import type { Banner } from '@club/domain/content/banner';
import { fromTorontoMinute, getTorontoOffset } from '@club/domain/toronto-time';
import { formatDate, formatTime } from '../../i18n/dates.ts';
import { readLocalizedText } from '../../i18n/read-localized-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Container } from '../../ui/container.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { WholeDates } from '../../ui/whole-dates.tsx';

const isEvent = ({ eventTitle, eventTitle_fr, link }: Banner): boolean =>
  link !== '' && (eventTitle !== '' || eventTitle_fr !== '');

/**
 * Finds the announced event among the displayed banners: one with a title and a link, preferably
 * with a day. It uses the first banner only if no other is an event. The first is already at the
 * top of the page (docs/decisions/banner-times.md).
 */
function findEvent([first, ...others]: readonly Banner[]): Banner | undefined {
  const events = others.filter(isEvent);
  const [event = first] = [...events.filter(({ eventDate }) => eventDate !== ''), ...events];
  return event && isEvent(event) ? event : undefined;
}

type Start = Pick<Banner, 'eventDate' | 'eventTime'>;

/** The instant of an event; noon if it has no time. */
const getEventInstant = ({ eventDate, eventTime }: Start): string =>
  fromTorontoMinute(`${eventDate}T${eventTime || '12:00'}`) ?? '';

/**
 * The start of an event in ISO 8601. It is the day, or the time in Toronto with the offset from
 * UTC.
 */
function getIsoStart(event: Start): string {
  const { eventDate, eventTime } = event;
  if (eventTime === '') return eventDate;
  return `${eventDate}T${eventTime}:00${getTorontoOffset(getEventInstant(event))}`;
}

/** The event for search engines, as an Event of schema.org. */
function EventStructuredData({ event, name }: { event: Banner; name: string }) {
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

/**
 * The day of an event, and its time if staff set one. If staff set no day, it says when the banner
 * was last changed.
 */
function EventDay({ event }: { event: Banner }) {
  const { t, locale } = useTexts();
  if (event.eventDate === '') {
    return (
      <>
        {t('home:next_event.updated')}{' '}
        <time dateTime={event.updatedAt}>{formatDate(event.updatedAt, locale)}</time>
      </>
    );
  }
  const instant = getEventInstant(event);
  return (
    <time dateTime={getIsoStart(event)}>
      {formatDate(instant, locale)}
      {event.eventTime !== '' && `, ${formatTime(instant, locale)}`}
    </time>
  );
}

/** The event banner: tag, date, and linked title (specification, section 2). */
export function EventBanner({ banners }: { banners: readonly Banner[] }) {
  const { t, locale } = useTexts();
  const event = findEvent(banners);
  if (!event) return null;
  const { text, lang } = readLocalizedText(event, 'eventTitle', locale);
  return (
    <section aria-label={t('home:next_event.tag')} className="bands relative bg-court text-ink">
      {event.eventDate !== '' && <EventStructuredData event={event} name={text} />}
      <Container className="grid gap-5 py-section md:pr-72">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:pr-16">
          <Tag>{t('home:next_event.tag')}</Tag>
          <p className="text-lead font-semibold">
            <EventDay event={event} />
          </p>
        </div>
        <SectionTitle lang={lang} size="title">
          <TextLink
            to={event.link}
            className="group decoration-4 underline-offset-8 hover:underline"
          >
            <WholeDates>{text}</WholeDates>
            <span className="slanted ml-5 max-sm:absolute max-sm:top-section max-sm:right-gutter inline-grid size-12 place-items-center align-middle text-white before:bg-ink group-hover:before:bg-river">
              <ArrowIcon />
            </span>
          </TextLink>
        </SectionTitle>
      </Container>
    </section>
  );
}
