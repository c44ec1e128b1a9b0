import { createContext, useContext } from 'react';

/**
 * The tabs of the dashboard, in their order. The specification (section 2) has only `banner`,
 * `carousel`, `note` and `program`.
 */
export const tabIds = [
  'tonight',
  'banner',
  'carousel',
  'note',
  'program',
  'club',
  'messages',
  'newsletter',
  'more',
] as const;
export type TabId = (typeof tabIds)[number];

/** The pages of the tab `more`, in their order. The tab opens with the first. */
export const morePageIds = ['help', 'calendar', 'mails', 'log'] as const;
type MorePageId = (typeof morePageIds)[number];

/** What the dashboard shows: the page of a tab, or one of the pages of the tab `more`. */
export type PageId = Exclude<TabId, 'more'> | MorePageId;
export const pageIds: readonly PageId[] = [...tabIds.filter((id) => id !== 'more'), ...morePageIds];

/** Returns the tab that has a page. */
export const getTabOf = (page: PageId): TabId => tabIds.find((id) => id === page) ?? 'more';

/** Opens another page from within a page. */
interface DashboardNavigation {
  readonly openPage: (id: PageId) => void;
}

/** Provided by the dashboard. */
export const DashboardNavigationContext = createContext<DashboardNavigation>({
  openPage: () => undefined,
});

export const useDashboardNavigation = (): DashboardNavigation =>
  useContext(DashboardNavigationContext);
