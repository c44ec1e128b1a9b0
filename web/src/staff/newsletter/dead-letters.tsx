import type { DeadLetter } from '@club/domain/mail';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';

const cell = 'px-3 py-2 text-left align-top';

function useHeadings() {
  const { t } = useTexts();
  return [
    t('staff_newsletter.dead.to'),
    t('staff_newsletter.dead.what'),
    t('staff_newsletter.dead.why'),
    t('staff_newsletter.dead.attempts'),
    t('staff_newsletter.dead.when'),
  ];
}

/** The mails that were given up, the latest first. */
export function DeadLetters({ letters }: { letters: readonly DeadLetter[] }) {
  const { t } = useTexts();
  const caption = t('staff_newsletter.dead.caption');
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full min-w-160 border-collapse bg-white">
        <caption className="py-2 text-left">{caption}</caption>
        <thead className="bg-sky">
          <tr>
            {useHeadings().map((heading) => (
              <th key={heading} scope="col" className={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {letters.map(({ _id, to, kind, reason, attempts, updatedAt }) => (
            <tr key={_id} className="border-t border-ink/15">
              <td className={`${cell} font-semibold whitespace-nowrap`}>
                {to || t('staff_newsletter.dead.nobody')}
              </td>
              <td className={cell}>{t(`staff_newsletter.dead.kinds.${kind}`)}</td>
              <td className={cell}>{t(`staff_newsletter.dead.reasons.${reason}`)}</td>
              <td className={cell}>{attempts}</td>
              <td className={cell} lang="en">
                {formatAdminDate(updatedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
