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

/** The pages of the tabs that have several, in their order. Such a tab opens with the first. */
const tabPages = {
  club: ['club', 'gyms'],
  more: ['help', 'calendar', 'mails', 'log'],
} as const;
type TabWithPages = keyof typeof tabPages;

/** What the dashboard shows: the only page of a tab, or one of its pages. */
export type PageId = Exclude<TabId, TabWithPages> | (typeof tabPages)[TabWithPages][number];

export const hasPages = (tab: TabId): tab is TabWithPages => tab in tabPages;

/** The pages of a tab, in their order. */
export const listPages = (tab: TabId): readonly PageId[] => (hasPages(tab) ? tabPages[tab] : [tab]);
export const pageIds: readonly PageId[] = tabIds.flatMap(listPages);

/** Returns the tab that has a page. */
export const getTabOf = (page: PageId): TabId =>
  tabIds.find((id) => listPages(id).includes(page)) ?? 'more';

/**
 * Opens another page, or a part of it such as a page of the guide. It asks for confirmation before it
 * discards unsaved changes, and resolves to false if staff stay.
 */
type OpenPage = (id: PageId, part?: string) => Promise<boolean>;

/** Provided by the dashboard. */
export const OpenPageContext = createContext<OpenPage>(() => Promise.resolve(false));
export const useOpenPage = (): OpenPage => useContext(OpenPageContext);

/** The page and its part that the address names after `#`, such as `help/limits`. */
export const readAddress = (): readonly [page: string, part?: string] => {
  const [page = '', part] = location.hash.slice(1).split('/');
  return part === undefined ? [page] : [page, part];
};

/** Makes the address of a page or of its part, which {@link readAddress} reads. */
export const makeAddress = (page: PageId, part?: string): string =>
  `#${[page, part].filter(Boolean).join('/')}`;
