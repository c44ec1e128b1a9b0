import type { CalendarStatus } from '@club/domain/calendar/calendar-status';
import { googleCalendarPage } from '@club/domain/calendar/google-calendar-links';
import { useState } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DisclosureSection } from '../../../ui/disclosure-section.tsx';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ActionMessage } from '../../shell/action-message.tsx';
import { useStaffAction } from '../../shell/use-staff-action.ts';
import { HeldLossNotice } from './held-loss-notice.tsx';
import { ProblemEntryList, TitleGuide, TitleList } from './title-list.tsx';

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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button variant="dark" disabled={isBusy} onClick={onRead}>
          {t(isBusy ? 'staffCalendar:reading' : 'staffCalendar:read_now')}
        </Button>
        <TextLink to={googleCalendarPage} variant="outline">
          {t('staffCalendar:open')}
        </TextLink>
      </div>
    </div>
  );
}

/** While a reading runs, its status is fetched again this often. */
const refreshMs = 2000;

type ActionName = 'read-calendar' | 'accept-loss';

interface Requested {
  readonly status: 'requested';
  /**
   * The time of the last attempt before this request. When the status shows another time, the
   * requested reading has begun.
   */
  readonly lastAttemptAt: string | null;
}

/**
 * Requests a reading of the calendar, or accepts that entries are suddenly missing from it. It runs
 * one action at a time.
 *
 * @param lastAttemptAt when the last reading was tried
 * @param reload fetches the status again
 */
function useCalendarActions(lastAttemptAt: string | null, reload: () => void) {
  const [action, setAction] = useState<ActionName>('read-calendar');
  const { outcome, run } = useStaffAction<Requested>(reload);
  const request = (name: ActionName, call: () => Promise<unknown>) => {
    setAction(name);
    return run(async () => {
      await call();
      return { status: 'requested', lastAttemptAt };
    });
  };
  return {
    action,
    outcome,
    readNow: () => void request('read-calendar', () => callAsStaff('requestCalendarReading')),
    acceptLoss: (since: string) =>
      request('accept-loss', () => callAsStaff('acceptCalendarLoss', { input: { since } })),
  };
}

/** The titles with a problem, then the entries with a problem, then the other titles. */
function Titles({ status }: { readonly status: CalendarStatus }) {
  const { t } = useTexts();
  const { titles, problemEntries } = status;
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
      {problemEntries.length > 0 && (
        <section aria-labelledby="problem-entries" className="grid gap-4">
          <h3 id="problem-entries" className="font-display text-2xl font-bold">
            {t('staffCalendar:unusableEntries.title')}
          </h3>
          <p className="max-w-3xl">{t('staffCalendar:unusableEntries.text')}</p>
          <ProblemEntryList entries={problemEntries} />
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
  const { action, outcome, readNow, acceptLoss } = useCalendarActions(
    data?.attemptedAt ?? null,
    retry,
  );
  const isRequesting = outcome.status === 'running';
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <SectionTitle size="heading">{t('staffCalendar:heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffCalendar:text')}</p>
      <StaffLoadStateView state={state} retry={retry} error={t('staffCalendar:error')}>
        {(status) => (
          <>
            <ReadingSummary status={status} isRequesting={isRequesting} onRead={readNow} />
            <ActionMessage
              place="box"
              action={action}
              outcome={outcome}
              describe={({ lastAttemptAt }) => {
                const isWaiting = status.isReading || status.attemptedAt === lastAttemptAt;
                return isWaiting || status.problem !== null
                  ? undefined
                  : { text: t(`staffCalendar:done.${action}`) };
              }}
            />
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
      </StaffLoadStateView>
      <TitleGuide />
    </section>
  );
}
