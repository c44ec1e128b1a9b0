import { calendarFeedPath } from '@club/domain/calendar/calendar-feeds';
import { useTexts } from '../i18n/use-texts.ts';

/** Without JavaScript: where the entries are, with the address of the calendar feed. */
export function AgendaWithoutScript() {
  const { t } = useTexts();
  const feed = calendarFeedPath('all');
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
