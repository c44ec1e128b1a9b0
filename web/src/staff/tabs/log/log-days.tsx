import type { ActivityEntry, ActivityKind } from '@club/domain/activity';
import { formatDate, formatTime } from '../../../i18n/dates.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowButton } from '../../../ui/row-button.tsx';
import { useChangedFieldLabels } from '../../fields/use-field-labels.ts';
import { type PageId, useDashboardNavigation } from '../../shell/dashboard-navigation.ts';
import { useStaffName } from '../../shell/staff-names.ts';

/** The tab where staff find each kind of item. A picture that was taken down has none. */
const kindTabs: Readonly<Record<ActivityKind, PageId | undefined>> = {
  banners: 'banner',
  carousels: 'carousel',
  coaches: 'club',
  gyms: 'gyms',
  notes: 'note',
  programs: 'program',
  notices: 'tonight',
  pictures: undefined,
  issues: 'newsletter',
  messages: 'messages',
  mails: 'mails',
  waitingList: 'program',
  calendar: 'calendar',
};

/** One action: its time, what it was about, and its author. */
function LogEntry({ entry }: { readonly entry: ActivityEntry }) {
  const { t, locale } = useTexts();
  const { openPage } = useDashboardNavigation();
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
        <RowButton onClick={() => openPage(tab)}>
          {t('staffLog:open', { tab: t(`admin:tabs.${tab}`) })}
        </RowButton>
      )}
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
