import type { ActivityEntry } from '@club/domain/activity';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/** One action: its time, its author, and what it was about. */
function LogEntry({ entry }: { readonly entry: ActivityEntry }) {
  const { t, locale } = useTexts();
  const { at, by, action, subject } = entry;
  const { text: title, lang } = readLocalizedText(subject, 'title', locale);
  return (
    <li className="grid gap-x-4 border-t border-ink/15 py-3 first:border-t-0 sm:grid-cols-[6rem_1fr]">
      <time dateTime={at} className="font-semibold tabular-nums">
        {formatTime(at, locale)}
      </time>
      <p className="wrap-anywhere">
        {t('staffLog:entry', {
          action: t(`staffLog:actions.${action}`),
          kind: t(`staffLog:kinds.${subject.kind}`),
        })}
        {title !== '' && (
          <>
            {t('staffLog:colon')}
            <strong lang={lang}>{title}</strong>
          </>
        )}
        <span className="block text-sm text-slate">
          {by.email === '' ? t('staffLog:automatic') : by.email}
        </span>
      </p>
    </li>
  );
}

/** The entries of the log by day, the latest first. */
export function LogDays({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  const { locale } = useTexts();
  const days = Map.groupBy(entries, ({ at }) => formatDate(at, locale));
  return (
    <div className="grid gap-8">
      {[...days].map(([day, entriesOfDay]) => (
        <section key={day} aria-label={day}>
          <h3 className="font-display text-lead font-bold">{day}</h3>
          <ol className="mt-2 bg-white px-4 sm:px-6">
            {entriesOfDay.map((entry) => (
              <LogEntry key={entry._id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
