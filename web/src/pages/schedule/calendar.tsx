import { makeGoogleCalendarLinks } from '@club/domain/calendar/google-calendar-links';
import { buildSettings } from '../../data/build-settings.ts';
import { embedSettings } from '../../data/embed-settings.ts';
import { useIsOffline } from '../../data/use-is-offline.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CalendarFrame } from './calendar-frame.tsx';
import { calendarFrameClasses } from './calendar-frame-classes.ts';

/** Loaded only for a club whose embeds load on a click. */
const CalendarOnClick = lazyPart(
  async () => (await import('./calendar-on-click.tsx')).CalendarOnClick,
);

/** The embedded calendar. Without a network, a message replaces it. */
function EmbeddedCalendar({ address }: { address: string }) {
  const { t } = useTexts();
  if (useIsOffline()) {
    return (
      <p className="max-w-3xl border-l-8 border-river bg-sky px-5 py-4">
        {t('schedule:calendar.offline')}
      </p>
    );
  }
  if (!embedSettings.loadsOnClick) {
    return <CalendarFrame address={address} className={`print:hidden ${calendarFrameClasses}`} />;
  }
  return <CalendarOnClick address={address} />;
}

/**
 * The club's calendar in Toronto time (specification, section 2), and a link to it. It is folded,
 * because Google's page knows neither teams nor changes. Its frame loads once it is unfolded.
 */
export function Calendar() {
  const { t, locale } = useTexts();
  const id = buildSettings.calendarId;
  const { page } = makeGoogleCalendarLinks(id, locale);
  if (id === '') {
    return (
      <section aria-labelledby="calendar" className="grid gap-6">
        <SectionTitle id="calendar" size="heading">
          {t('schedule:calendar.title')}
        </SectionTitle>
        <p className="text-lead">{t('schedule:calendar.none')}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="calendar" className="print:hidden">
      <details className="group border-y-2 border-ink">
        <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4">
          <SectionTitle as="h3" id="calendar" size="part">
            {t('schedule:calendar.title')}
          </SectionTitle>
          <span aria-hidden className="rotate-90 group-open:-rotate-90">
            <ArrowIcon />
          </span>
        </summary>
        <div className="grid justify-items-start gap-6 pt-2 pb-6 *:w-full">
          <TextLink to={page} variant="outline" className="sm:!w-fit">
            {t('schedule:calendar.open')}
          </TextLink>
          <EmbeddedCalendar address={page} />
        </div>
      </details>
    </section>
  );
}
