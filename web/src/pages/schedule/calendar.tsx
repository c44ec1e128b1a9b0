import { calendarLinks } from '@club/domain/calendar';
import { useSyncExternalStore } from 'react';
import { buildSettings } from '../../data/build-settings.ts';
import { useIsOffline } from '../../data/use-is-offline.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { SectionTitle } from '../../ui/section-title.tsx';
import { TextLink } from '../../ui/text-link.tsx';

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

/** The embedded calendar. A message behind it is visible if Google's page does not load. */
function CalendarFrame({ address }: { address: string }) {
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
  return (
    <div className="relative h-[450px] border-2 print:hidden border-ink bg-sky lg:h-[600px]">
      <p className="max-w-xl px-6 py-5 text-lead">{t('schedule:calendar.waiting')}</p>
      <iframe
        // A new frame for each language, because its address has the language.
        key={address}
        title={t('schedule:calendar.frame')}
        src={address}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="absolute inset-0 size-full"
      />
    </div>
  );
}

/** The club's calendar in Toronto time (specification, section 2), with links to open it. */
export function Calendar() {
  const { t, locale } = useTexts();
  const id = buildSettings.calendarId;
  const { page, subscription } = calendarLinks(id, locale);
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
          <CalendarFrame address={page} />
        </>
      )}
    </section>
  );
}
