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
  'calendar',
  'messages',
  'newsletter',
  'mails',
  'log',
  'help',
] as const;
export type TabId = (typeof tabIds)[number];

/** Opens another tab from within a tab. */
interface DashboardNavigation {
  readonly openTab: (id: TabId) => void;
}

/** Provided by the dashboard. */
export const DashboardNavigationContext = createContext<DashboardNavigation>({
  openTab: () => undefined,
});

export const useDashboardNavigation = (): DashboardNavigation =>
  useContext(DashboardNavigationContext);
