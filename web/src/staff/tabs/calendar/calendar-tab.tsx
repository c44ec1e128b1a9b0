import type { CalendarStatus } from '@club/domain/calendar/calendar-status';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureSection } from '../../../ui/disclosure-section.tsx';
import { LoadStateView } from '../../../ui/load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useProblemText } from '../../shell/use-problem-text.ts';
import { HeldLossNotice } from './held-loss-notice.tsx';
import { titleExamples } from './title-examples.ts';
import { RefusalList, TitleList } from './title-list.tsx';
import { type CalendarOutcome, useCalendarActions } from './use-calendar-actions.ts';

interface ReadingSummaryProps {
  readonly status: CalendarStatus;
  readonly isRequesting: boolean;
  readonly onRead: () => void;
}

/** The last successful reading, the problem of a later one, and the button to read now. */
function ReadingSummary({ status, isRequesting, onRead }: ReadingSummaryProps) {
  const { t, locale } = useTexts();
  const { isReading, checkedAt, attemptedAt, problem, counts } = status;
  const isBusy = isReading || isRequesting;
  return (
    <div
      className={`grid gap-4 border-l-8 bg-white px-4 py-4 sm:px-6 ${problem === null ? 'border-river' : 'border-court'}`}
    >
      <p>
        {checkedAt === null ? (
          <strong>{t('staffCalendar:never_read')}</strong>
        ) : (
          <>
            {t('staffCalendar:last_read')}{' '}
            <strong>
              <time dateTime={checkedAt}>{formatDateAndTime(checkedAt, locale)}</time>
            </strong>
          </>
        )}
        <br />
        {t('staffCalendar:entries', { count: counts.entries })}
      </p>
      {problem !== null && (
        <p className="font-semibold">
          {attemptedAt !== null &&
            `${formatDateAndTime(attemptedAt, locale)}${t('staffCalendar:colon')}`}
          {t(`staffCalendar:problems.${problem}`)}
        </p>
      )}
      {counts.percentUsed !== undefined && (
        <p className="font-semibold">
          {t('staffCalendar:nearly_full', { percent: counts.percentUsed })}
        </p>
      )}
      {counts.omitted > 0 && <p>{t('staffCalendar:omitted', { count: counts.omitted })}</p>}
      <div>
        <Button variant="dark" disabled={isBusy} onClick={onRead}>
          {t(isBusy ? 'staffCalendar:reading' : 'staffCalendar:read_now')}
        </Button>
      </div>
    </div>
  );
}

/** How to write titles that the site understands, with examples. */
function TitleGuide() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="title-guide" className="grid gap-4 border-t-4 border-ink pt-6">
      <h3 id="title-guide" className="font-display text-2xl font-bold">
        {t('staffCalendar:guide.title')}
      </h3>
      <p className="max-w-3xl">{t('staffCalendar:guide.text')}</p>
      <dl className="grid bg-white px-4 sm:px-6">
        {titleExamples.map(({ id, title }) => (
          <div
            key={id}
            className="grid gap-x-6 gap-y-1 border-t border-ink/15 py-3 first:border-t-0 md:grid-cols-2"
          >
            <dt className="font-semibold wrap-anywhere">{title}</dt>
            <dd>{t(`staffCalendar:guide.examples.${id}`)}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid max-w-3xl list-disc gap-1 pl-6 marker:text-ember">
        {t('staffCalendar:guide.rules', { returnObjects: true }).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** While a reading runs, its status is fetched again this often. */
const refreshMs = 2000;

/** The outcome of the last action. */
function OutcomeMessage({
  outcome,
  status,
}: {
  readonly outcome: CalendarOutcome;
  readonly status: CalendarStatus;
}) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText(
    outcome.status === 'failed' ? outcome.action : 'read-calendar',
  );
  const hasSucceeded =
    outcome.status === 'requested' &&
    !status.isReading &&
    status.attemptedAt !== outcome.lastAttemptAt &&
    status.problem === null;
  // Also rendered while empty: screen readers may not announce a region added with its text.
  return (
    <p role="status" className="font-semibold empty:hidden">
      {outcome.status === 'failed' && getProblemText(outcome.problem)}
      {hasSucceeded && t(`staffCalendar:done.${outcome.action}`)}
    </p>
  );
}

/** The titles with a problem, then the refused entries, then the other titles. */
function Titles({ status }: { readonly status: CalendarStatus }) {
  const { t } = useTexts();
  const { titles, refusals } = status;
  const unclearTitles = titles.filter(({ problems }) => problems.length > 0);
  const clearTitles = titles.filter(({ problems }) => problems.length === 0);
  return (
    <>
      <section aria-labelledby="unclear-titles" className="grid gap-4">
        <h3 id="unclear-titles" className="font-display text-2xl font-bold">
          {t('staffCalendar:unclear.title')}
        </h3>
        <p className="max-w-3xl">
          {t(`staffCalendar:unclear.${unclearTitles.length === 0 ? 'none' : 'text'}`)}
        </p>
        <TitleList titles={unclearTitles} />
      </section>
      {refusals.length > 0 && (
        <section aria-labelledby="refused-entries" className="grid gap-4">
          <h3 id="refused-entries" className="font-display text-2xl font-bold">
            {t('staffCalendar:refused.title')}
          </h3>
          <p className="max-w-3xl">{t('staffCalendar:refused.text')}</p>
          <RefusalList refusals={refusals} />
        </section>
      )}
      <DisclosureSection
        title={t('staffCalendar:clear.title', { count: clearTitles.length })}
        openLabel={t('staffCalendar:clear.open')}
        closeLabel={t('staffCalendar:clear.close')}
      >
        <TitleList titles={clearTitles} />
      </DisclosureSection>
    </>
  );
}

/** The tab of the club's calendar: its last reading, and how the site understood each title. */
export function CalendarTab() {
  const { t } = useTexts();
  const { state, data, retry } = useStaffRequest({
    key: 'the calendar',
    fetch: () => callAsStaff('getCalendarStatus'),
    getRepeatDelayMs: (status) => (status?.isReading === true ? refreshMs : undefined),
  });
  const { outcome, readNow, acceptLoss } = useCalendarActions(data?.attemptedAt ?? null, retry);
  const isRequesting = outcome.status === 'running';
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <SectionTitle size="heading">{t('staffCalendar:heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffCalendar:text')}</p>
      <LoadStateView
        state={state}
        retry={retry}
        texts={{ loading: t('admin:list.loading'), error: t('staffCalendar:error') }}
      >
        {(status) => (
          <>
            <ReadingSummary status={status} isRequesting={isRequesting} onRead={readNow} />
            <OutcomeMessage outcome={outcome} status={status} />
            {status.heldLoss && (
              <HeldLossNotice
                loss={status.heldLoss}
                isBusy={isRequesting || status.isReading}
                onAccept={acceptLoss}
              />
            )}
            <Titles status={status} />
          </>
        )}
      </LoadStateView>
      <TitleGuide />
    </section>
  );
}
