import { useEffect } from 'react';
import { listDeadLetters } from '../../data/staff-newsletter.ts';
import { useStaffAnswer } from '../../data/use-staff-answer.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadState } from '../../ui/load-state.tsx';
import { DeadLetters } from './dead-letters.tsx';

/** The mails that were given up; asked for anew once an issue has gone out (`isSent`). */
export function GivenUp({ isSent }: { isSent: boolean }) {
  const { t } = useTexts();
  const { state, retry } = useStaffAnswer(listDeadLetters);
  useEffect(() => {
    if (isSent) retry();
  }, [isSent, retry]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-display text-xl font-bold uppercase">
        {t('staff_newsletter.dead.heading')}
      </h3>
      <LoadState
        state={state}
        retry={retry}
        texts={{ loading: t('admin.list.loading'), error: t('staff_newsletter.dead.error') }}
      >
        {(letters) =>
          letters.length > 0 ? (
            <DeadLetters letters={letters} />
          ) : (
            <p>{t('staff_newsletter.dead.empty')}</p>
          )
        }
      </LoadState>
    </section>
  );
}
