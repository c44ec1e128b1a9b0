import { makeGoogleCalendarLinks } from '@club/domain/calendar/google-calendar-links';
import { useSyncExternalStore } from 'react';
import { buildSettings } from '../../data/build-settings.ts';
import { embedSettings } from '../../data/embed-settings.ts';
import { useIsOffline } from '../../data/use-is-offline.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CalendarFrame } from './calendar-frame.tsx';
import { calendarFrameClasses } from './calendar-frame-classes.ts';

function subscribeToNetwork(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const name of ['online', 'offline']) {
    window.addEventListener(name, onChange, { signal: controller.signal });
  }
  return () => controller.abort();
}

/** False only if the browser knows that there is no network. */
const useHasNetwork = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

/** Loaded only for a club whose embeds load on a click. */
const CalendarOnClick = lazyPart(
  async () => (await import('./calendar-on-click.tsx')).CalendarOnClick,
);

/** The embedded calendar. Without a network, a message replaces it. */
function EmbeddedCalendar({ address }: { address: string }) {
  const { t } = useTexts();
  const hasNetwork = useHasNetwork();
  // `navigator.onLine` is also true in a network without internet.
  const isOffline = useIsOffline();
  if (!hasNetwork || isOffline) {
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

/** The club's calendar in Toronto time (specification, section 2), and links to it. */
export function Calendar() {
  const { t, locale } = useTexts();
  const id = buildSettings.calendarId;
  const { page, subscription } = makeGoogleCalendarLinks(id, locale);
  return (
    <section aria-labelledby="calendar" className="grid gap-6">
      <SectionTitle id="calendar" size="heading">
        {t('schedule:calendar.title')}
      </SectionTitle>
      {id === '' ? (
        <p className="text-lead">{t('schedule:calendar.none')}</p>
      ) : (
        <>
          <p className="max-w-3xl text-lead">{t('schedule:calendar.text')}</p>
          <div className="flex flex-wrap gap-4">
            <TextLink to={subscription} variant="dark">
              {t('schedule:calendar.subscribe')}
            </TextLink>
            <TextLink to={page} variant="outline">
              {t('schedule:calendar.open')}
            </TextLink>
          </div>
          <EmbeddedCalendar address={page} />
        </>
      )}
    </section>
  );
}
