import type { Banner } from '@club/domain/content/banner';
import { localizeAddress, locations } from '@club/domain/location';
import { paths, programHref } from '@club/domain/paths';
import { type Team, teams } from '@club/domain/team';
import { lazy, Suspense, useRef } from 'react';
import { displayedBanners } from '../../data/public/lists.ts';
import { useList } from '../../data/public/use-list.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { NoticeSlot } from '../../notice/notice-slot.tsx';
import { DeferredContent } from '../../scheduling/deferred-content.tsx';
import { useNearViewport } from '../../scheduling/use-near-viewport.ts';
import { Container } from '../../ui/container.tsx';
import { ErrorIsolation } from '../../ui/error-isolation.tsx';
import { ArrowIcon, Drawing } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ArrowLink, TextLink } from '../../ui/text-link.tsx';
import { Banners } from './banners.tsx';
import { LatestEvents } from './latest-events.tsx';

/** A short introduction of the club. */
function Introduction() {
  const { t } = useTexts();
  return (
    <Container
      as="section"
      className="grid gap-x-16 gap-y-6 py-section lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]"
    >
      <div className="grid content-start gap-6">
        <Tag>{t('home:intro.subtitle')}</Tag>
        <SectionTitle size="section">{t('home:intro.title')}</SectionTitle>
      </div>
      <p className="text-lead lg:row-span-2">{t('home:intro.text')}</p>
      <TextLink to={paths.club} variant="dark" className="self-start">
        {t('home:intro.learn_more')}
      </TextLink>
    </Container>
  );
}

/** A label on the picture, visible on hover or focus. A coloured surface slides in behind it. */
function Overlay({ label }: { label: string }) {
  return (
    <span className="absolute inset-0 overflow-hidden">
      <span className="absolute inset-y-0 -inset-x-1/4 -translate-x-[110%] -skew-x-12 bg-river transition-transform duration-300 group-hover:translate-x-0 group-focus-visible:translate-x-0" />
      <span className="absolute inset-0 grid place-items-center opacity-0 transition-opacity duration-300 group-hover:opacity-100 group-focus-visible:opacity-100">
        <span className="slanted inline-flex min-h-12 items-center gap-3 px-7 py-2 font-display text-2xl font-bold text-ink uppercase before:bg-sun">
          {label}
          <ArrowIcon />
        </span>
      </span>
    </span>
  );
}

/** A team's card: drawing, label, grade and link. */
function TeamCard({ team }: { team: Team }) {
  const { t } = useTexts();
  return (
    <li>
      <TextLink
        to={programHref(team.id)}
        className="group block h-full bg-ink text-white max-md:grid max-md:grid-cols-[2fr_3fr] -outline-offset-4 focus-visible:outline-sun"
      >
        <span className="relative block print:hidden overflow-hidden md:aspect-4/3">
          <Drawing src={team.image} loading="lazy" className="size-full object-cover" />
          <Overlay label={t('home:teams.see')} />
        </span>{' '}
        <span className="flex items-center gap-x-5 gap-y-1 px-gutter content-center max-md:grid py-4">
          <span className="shrink-0 font-display text-6xl leading-none font-extrabold">
            {team.highlighter}
          </span>{' '}
          <span className="leading-tight font-semibold text-balance text-mist lg:text-lg">
            {t(team.grade)}
          </span>{' '}
          <span className="ml-auto text-sun max-lg:hidden">
            <ArrowIcon />
          </span>
        </span>
      </TextLink>
    </li>
  );
}

/** 'Meet the team': all teams, each with a link to its program (specification, section 2). */
function MeetTheTeam() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="meet-the-team" className="overflow-hidden bg-river text-white">
      <Container className="grid items-center gap-x-16 gap-y-8 pt-section lg:grid-cols-[auto_1fr]">
        <SectionTitle id="meet-the-team" size="section">
          {t('home:teams.title')}
        </SectionTitle>
        <p className="slanted py-6 text-lead font-semibold text-ink before:-inset-x-gutter before:bg-sun max-lg:before:skew-x-0 lg:px-10 lg:before:right-[-50vw] lg:before:left-0">
          {t('home:teams.intro')}
        </p>
      </Container>
      <ul className="grid gap-px md:grid-cols-2 lg:grid-cols-3">
        {teams.map((team) => (
          <TeamCard key={team.id} team={team} />
        ))}
      </ul>
    </section>
  );
}

const bandColors = {
  west_island: 'bg-sun text-ink',
  montreal: 'bg-court text-ink',
  southshore: 'bg-river text-white',
} as const;

/**
 * The three locations as three bands, slanted on wide screens. The breakpoints are in rem, so that
 * larger text needs a wider screen.
 */
function LocationsBand() {
  const { t, locale } = useTexts();
  return (
    <section aria-labelledby="locations" className="@container overflow-hidden pt-section">
      <SectionTitle id="locations" size="section" className="mx-auto mb-6 max-w-page px-gutter">
        {t('home:locations.title')}
      </SectionTitle>
      <ul className="mx-auto grid max-w-page @5xl:-skew-x-12 @5xl:grid-cols-3 @5xl:mb-section @5xl:gap-4 @5xl:px-20">
        {locations.map((location) => (
          <li key={location.id} className={bandColors[location.id]}>
            <div className="grid gap-1 px-gutter py-8 @5xl:skew-x-12 @5xl:py-14 @5xl:px-8">
              <SectionTitle as="h3" size="heading">
                {t(location.title)}
              </SectionTitle>
              <p className="font-semibold">{localizeAddress(location, locale)}</p>
              <ArrowLink
                to={`${paths.contact}#gyms`}
                label={t('home:locations.gym')}
                about={t(location.title)}
                className="mt-3 min-h-8 w-fit underline hover:decoration-2"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loaded near the viewport, because its date needs the library `moment`, which is large. */
const EventBanner = lazy(async () => ({
  default: (await import('./event-banner.tsx')).EventBanner,
}));

const NextEntriesStrip = lazyPart(async () =>
  (await import('../../agenda/load-parts.ts')).loadNextEntriesStrip(),
);

function AnnouncedEvent({ banners }: { banners: readonly Banner[] | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  return (
    // It is as tall as most event banners, so that the layout does not shift.
    <div
      ref={frame}
      data-needs-script
      className="grid min-h-80 sm:min-h-60 lg:min-h-[calc(2*var(--spacing-section)+9rem)]"
    >
      {isNear && banners && (
        <ErrorIsolation>
          <Suspense>
            <EventBanner banners={banners} />
          </Suspense>
        </ErrorIsolation>
      )}
    </div>
  );
}

// Constants, so that React does not render them again when the banners load.
const nextEntriesStrip = <NextEntriesStrip />;
const introduction = <Introduction />;
const latestEvents = <LatestEvents />;
const meetTheTeam = <MeetTheTeam />;
const locationsBand = <LocationsBand />;

/** `/` (specification, section 2). The banner area and the event banner share one request. */
function HomePage() {
  const { state } = useList(displayedBanners);
  const banners = state.status === 'ready' ? state.data : undefined;
  // While the banners load, there is room for an event, so that the layout does not shift.
  const hasOrAwaitsEvent = banners
    ? banners.some(({ link, eventTitle, eventTitle_fr: french }) => link && (eventTitle || french))
    : state.status === 'loading';
  return (
    <>
      <NoticeSlot />
      <Banners state={state} />
      <DeferredContent>
        {nextEntriesStrip}
        {introduction}
        {latestEvents}
        {meetTheTeam}
        {hasOrAwaitsEvent && <AnnouncedEvent banners={banners} />}
        {locationsBand}
      </DeferredContent>
    </>
  );
}

export { HomePage as Component };
