import { useTexts } from '../../../i18n/use-texts.ts';
import { LoadStateView } from '../../../ui/load-state-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { LogDays } from './log-days.tsx';
import { useLog } from './use-log.ts';

/** The log: who did what in the last 90 days. */
export function LogTab() {
  const { t } = useTexts();
  const { state, retry, olderEntries } = useLog();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <SectionTitle size="heading">{t('staffLog:heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffLog:text')}</p>
      <LoadStateView
        state={state}
        retry={retry}
        texts={{
          loading: t('staffLog:loading'),
          error: t('staffLog:error'),
          empty: t('staffLog:empty'),
        }}
      >
        {(entries) => <LogDays entries={entries} />}
      </LoadStateView>
      {olderEntries.hasMore && (
        <div>
          <Button
            variant="outline"
            disabled={olderEntries.isLoading}
            onClick={() => olderEntries.load()}
          >
            {t('staffLog:more')}
          </Button>
        </div>
      )}
      {olderEntries.hasFailed && <p role="alert">{t('staffLog:error')}</p>}
    </section>
  );
}
