import {
  type ActivityEntry,
  type ActivityKind,
  activityKinds,
  type ActivityPage,
  firstActivityPageId,
} from '@club/domain/activity';
import { contentTypes, editableCollections } from '@club/domain/content/content-types';
import { useState } from 'react';
import { listActivity } from '../../../data/staff/staff-calls.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { toLoadState } from '../../../state/load-state.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { SelectInput } from '../../fields/select-input.tsx';
import { useChangedFieldLabels } from '../../fields/use-field-labels.ts';
import { useStaffName } from '../../shell/dashboard-context.ts';
import { type PageId, useOpenPage } from '../../shell/dashboard-navigation.ts';
import { useStaffAction } from '../../shell/use-staff-action.ts';

/** The tab where staff find each kind of item. A picture that was taken down has none. */
const kindTabs: Readonly<Record<string, PageId | undefined>> = {
  ...Object.fromEntries(
    editableCollections.map((name): [string, PageId] => [name, contentTypes[name].staffPage]),
  ),
  issues: 'newsletter',
  messages: 'messages',
  mails: 'mails',
  waitingList: 'program',
  calendar: 'calendar',
} satisfies Partial<Record<ActivityKind, PageId>>;

/** One action: its time, what it was about, and its author. */
function LogEntry({ entry }: { readonly entry: ActivityEntry }) {
  const { t, locale } = useTexts();
  const openPage = useOpenPage();
  const getStaffName = useStaffName();
  const getChangedFieldLabels = useChangedFieldLabels();
  const { at, by, action, subject } = entry;
  const changedFields = getChangedFieldLabels(subject.kind, entry.changedFields);
  const tab = kindTabs[subject.kind];
  const { text: title, lang } = readLocalizedText(subject, 'title', locale);
  return (
    <li className="grid items-start gap-x-4 border-t border-ink/15 py-3 first:border-t-0 sm:grid-cols-[6rem_1fr_auto]">
      <time dateTime={at} className="font-semibold tabular-nums">
        {formatTime(at, locale)}
      </time>
      <p className="wrap-anywhere">
        {/* The text of `end-notice` contains the kind. The changed fields would add nothing. */}
        {action === 'end-notice'
          ? t('staffLog:actions.end-notice')
          : t('staffLog:entry', {
              action: t(`staffLog:actions.${action}`),
              kind: t(`staffLog:kinds.${subject.kind}`),
            })}
        {title !== '' && (
          <>
            {t('staffLog:colon')}
            <strong lang={lang}>{title}</strong>
          </>
        )}
        {action !== 'end-notice' && changedFields.length > 0 && (
          <span className="block">
            {t('staffLog:changed', { fields: changedFields.join(', ') })}
          </span>
        )}
        <span className="block text-sm text-slate">
          {by.email === '' ? t('staffLog:automatic') : getStaffName(by.email)}
        </span>
      </p>
      {tab && (
        <RowButton onClick={() => void openPage(tab)}>
          {t('staffLog:open', { tab: t(`admin:tabs.${tab}`) })}
        </RowButton>
      )}
    </li>
  );
}

/** The entries of the log by day, the latest first. */
function LogDays({ entries }: { readonly entries: readonly ActivityEntry[] }) {
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

/** The latest entries are fetched again this often, until staff request older ones. */
const refreshMs = 30_000;

/** Reads the log page by page, the latest first. */
function useLog() {
  // All shown pages, once staff have requested older entries. The first page stays as it was then. A
  // newer one would end earlier, and leave a gap before the second page.
  const [shownPages, setShownPages] = useState<readonly ActivityPage[]>();
  const { outcome, run } = useStaffAction();
  const { state, data, retry } = useStaffRequest({
    key: 'the log',
    fetch: () => listActivity(firstActivityPageId),
    getRepeatDelayMs: () => (shownPages ? undefined : refreshMs),
  });
  const pages = shownPages ?? (data ? [data] : []);
  const entries = pages.flatMap((page) => page.entries);
  const loadOlder = (lastId: string) =>
    run(async () => {
      setShownPages(pages);
      const page = await listActivity(lastId);
      setShownPages([...pages, page]);
      return { status: 'none' };
    });
  return {
    // A failed refresh leaves the list as it is.
    state: data === undefined && state.status !== 'ready' ? state : toLoadState(entries),
    retry,
    lastId: pages.at(-1)?.hasMore === true ? entries.at(-1)?._id : undefined,
    loadOlder,
    outcome,
  };
}

/** The entries that are loaded, all of them or those about one kind of item. */
function FilteredLog({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  const { t } = useTexts();
  const [kind, setKind] = useState<ActivityKind>();
  const shownEntries = entries.filter(({ subject }) => !kind || subject.kind === kind);
  return (
    <>
      <div className="max-w-sm">
        <SelectInput
          name="kind"
          label={t('staffLog:filter')}
          value={kind ?? ''}
          options={[
            ['', t('staffLog:all')],
            ...activityKinds.map((one) => [one, t(`staffLog:kinds.${one}`)] as const),
          ]}
          onChange={(value) => setKind(activityKinds.find((one) => one === value))}
        />
      </div>
      {shownEntries.length === 0 && <p role="status">{t('staffLog:none')}</p>}
      <LogDays entries={shownEntries} />
    </>
  );
}

/** The log: who did what in the last 90 days. */
export function LogTab() {
  const { t } = useTexts();
  const { state, retry, lastId, loadOlder, outcome } = useLog();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <SectionTitle size="heading">{t('staffLog:heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffLog:text')}</p>
      <StaffLoadStateView
        state={state}
        retry={retry}
        error={t('staffLog:error')}
        empty={t('staffLog:empty')}
      >
        {(entries) => <FilteredLog entries={entries} />}
      </StaffLoadStateView>
      {lastId !== undefined && (
        <div>
          <Button
            variant="outline"
            disabled={outcome.status === 'running'}
            onClick={() => void loadOlder(lastId)}
          >
            {t('staffLog:more')}
          </Button>
        </div>
      )}
      {outcome.status === 'failed' && <p role="alert">{t('staffLog:error')}</p>}
    </section>
  );
}
