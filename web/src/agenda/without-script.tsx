import { makeCalendarFeedPath } from '@club/domain/calendar/calendar-feeds';
import { useTexts } from '../i18n/use-texts.ts';

/** Tells visitors without JavaScript that the entries are in the calendar feed, and links to it. */
export function AgendaWithoutScript() {
  const { t } = useTexts();
  const feed = makeCalendarFeedPath('all');
  return (
    <noscript>
      <p className="max-w-3xl">
        {t('schedule:agenda.no_script')}{' '}
        <a href={feed} className="font-bold underline underline-offset-4">
          {feed}
        </a>
      </p>
    </noscript>
  );
}
