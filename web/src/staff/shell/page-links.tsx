import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import {
  getTabOf,
  listPages,
  type PageId,
  useDashboardNavigation,
} from './dashboard-navigation.ts';

interface PageLinkProps {
  readonly page: PageId;
  /** Whether the dashboard shows this page. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to a page of the dashboard. It asks before it discards unsaved changes. */
export function PageLink({ page, isCurrent = false, children }: PageLinkProps) {
  const { openPage } = useDashboardNavigation();
  return (
    <a
      href={`#${page}`}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-11 items-center font-bold text-river underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline"
      onClick={(event) => {
        event.preventDefault();
        openPage(page);
      }}
    >
      {children}
    </a>
  );
}

/** The links to the pages of the open page's tab, above it, if the tab has several. */
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
