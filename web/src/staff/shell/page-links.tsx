import { makeCalendarDayLink } from '@club/domain/calendar/google-calendar-links';
import type { ReactNode } from 'react';
import { toTorontoDay } from '@club/domain/toronto-time';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import {
  getTabOf,
  listPages,
  makeAddress,
  type PageId,
  useOpenPage,
} from './dashboard-navigation.ts';

interface PageLinkProps {
  readonly page: PageId;
  /** The part of the page to open, such as a page of the guide. */
  readonly part?: string | undefined;
  /** Whether the dashboard shows this page. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to a page of the dashboard. It asks before it discards unsaved changes. */
export function PageLink({ page, part, isCurrent = false, children }: PageLinkProps) {
  const openPage = useOpenPage();
  return (
    <a
      href={makeAddress(page, part)}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-11 items-center font-bold text-river underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline"
      onClick={(event) => {
        event.preventDefault();
        void openPage(page, part);
      }}
    >
      {children}
    </a>
  );
}

/** A link to the day of an instant in Google Calendar, for staff who may edit the club's calendar. */
export function CalendarDayLink({ instant }: { readonly instant: string }) {
  const { t } = useTexts();
  return (
    <TextLink
      to={makeCalendarDayLink(toTorontoDay(instant))}
      className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
    >
      {t('staffTonight:differences.open')}
    </TextLink>
  );
}

/** The links between the pages of a tab, above the open page. A tab with one page has none. */
export function TabPages({
  page,
  unsentMails,
}: {
  readonly page: PageId;
  readonly unsentMails: number;
}) {
  const { t } = useTexts();
  const tab = getTabOf(page);
  const pages = listPages(tab);
  if (pages.length === 1) return null;
  return (
    <nav aria-label={t(`admin:tabs.${tab}`)} className="pt-3 print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {pages.map((id) => (
          <li key={id}>
            <PageLink page={id} isCurrent={id === page}>
              {t(id === 'club' ? 'admin:tabs.coaches' : `admin:tabs.${id}`)}
              {id === 'mails' && unsentMails > 0 && ` (${unsentMails})`}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
