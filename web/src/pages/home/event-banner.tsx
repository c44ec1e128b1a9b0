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
import { UnbrokenText } from '../../ui/unbroken-text.tsx';

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
    <section aria-label={t('home:next_event.tag')} className="bands bg-court text-ink">
      {event.eventDate !== '' && <EventStructuredData event={event} name={text} />}
      <Container className="grid content-center gap-5 py-section xl:pr-72">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Tag>{t('home:next_event.tag')}</Tag>
          <p className="text-lead font-semibold">
            <EventDay event={event} />
          </p>
        </div>
        <SectionTitle lang={lang} size="section" className="text-wrap sm:pr-18">
          <TextLink
            to={event.link}
            className="group decoration-4 underline-offset-8 hover:underline"
          >
            <UnbrokenText>{text}</UnbrokenText>
            <span className="slanted mx-1 mt-5 flex min-h-12 w-fit items-center gap-2 px-7 text-lg text-white before:bg-ink sm:hidden">
              {t('home:banners.more')}
              <ArrowIcon />
            </span>
            {/* Right after the last word. In the line itself it could be alone on the next one. */}
            <span className="relative max-sm:hidden">
              <span className="absolute bottom-1/2 left-4 translate-y-1/2">
                <span className="slanted grid size-[0.9em] place-items-center text-white before:bg-ink group-hover:before:bg-river">
                  <ArrowIcon />
                </span>
              </span>
            </span>
          </TextLink>
        </SectionTitle>
      </Container>
    </section>
  );
}
