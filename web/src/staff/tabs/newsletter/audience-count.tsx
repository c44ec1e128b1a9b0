import type { Audience } from '@club/domain/newsletter';
import { formatDashboardNumber } from '../../../i18n/dashboard-number.ts';
import { useTexts } from '../../../i18n/use-texts.ts';

/**
 * The number of readers and of unconfirmed subscriptions. It warns if the club has no postal
 * address, which mails need.
 */
export function AudienceCount({ audience }: { audience: Audience }) {
  const { t, locale } = useTexts();
  const { confirmed, pending, sender } = audience;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="flex items-center gap-4">
          <span className="slanted min-w-20 px-6 py-1 text-center font-display text-title font-extrabold before:bg-sun">
            {formatDashboardNumber(confirmed, locale)}
          </span>
          <span className="font-display text-xl leading-tight font-bold uppercase">
            {t('staffNewsletter:audience.confirmed', { count: confirmed })}
          </span>
        </p>
        {pending > 0 && <p>{t('staffNewsletter:audience.pending', { count: pending })}</p>}
      </div>
      {sender.postalAddress === '' && (
        <p className="border-l-8 border-court bg-white px-4 py-3">
          {t('staffNewsletter:failures.no-postal-address')}
        </p>
      )}
    </>
  );
}
