import type { DeadLetter } from '@club/domain/mail';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** The mails that were given up, the latest first: for whom, what, why, and when. */
export function DeadLetters({ letters }: { letters: readonly DeadLetter[] }) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('staff_newsletter.dead.text')}</p>
      <ul className="divide-y divide-ink/15 border-l-8 border-sun bg-white">
        {letters.map(({ _id, to, kind, reason, attempts, updatedAt }) => (
          <li
            key={_id}
            className="grid gap-x-6 px-4 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_15rem]"
          >
            <p>
              <strong className="wrap-anywhere">{to || t('staff_newsletter.dead.nobody')}</strong>
              <br />
              {t(`staff_newsletter.dead.kinds.${kind}`)}
            </p>
            <p>
              {t(`staff_newsletter.dead.reasons.${reason}`)}
              <br />
              <span className="text-slate">
                {t('staff_newsletter.dead.attempts', { count: attempts })}
              </span>
            </p>
            <p className="text-slate" lang="en">
              {formatAdminDate(updatedAt)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
