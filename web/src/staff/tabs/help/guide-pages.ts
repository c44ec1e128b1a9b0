import type { PageId } from '../../shell/dashboard-navigation.ts';

/**
 * The pages of the guide, one per task, in the order of the list. Each has texts under
 * `staffGuide:pages` and names the tab where the task is done, if there is one.
 */
export const guidePages = {
  tonight: { tab: 'tonight' },
  /** To cancel an entry of the calendar, or give it another place or time. */
  cancellation: { tab: 'tonight' },
  banner: { tab: 'banner' },
  photos: { tab: 'carousel' },
  /** To take a picture off the site for good. */
  removal: { tab: 'carousel' },
  /** To change the order of banners or pictures. */
  order: { tab: 'banner' },
  note: { tab: 'note' },
  program: { tab: 'program' },
  coaches: { tab: 'club' },
  /** When a gym or its address changes. */
  gyms: { tab: 'gyms' },
  waitingList: { tab: 'program' },
  calendar: { tab: 'calendar' },
  messages: { tab: 'messages' },
  newsletter: { tab: 'newsletter' },
  mails: { tab: 'mails' },
  /** To undo a save, or bring back an earlier version or a retired row. */
  versions: { tab: undefined },
  log: { tab: 'log' },
  /** When two people change the same item. */
  together: { tab: undefined },
  /** To log in and out. */
  session: { tab: undefined },
  /** What cannot be done in the dashboard. */
  limits: { tab: undefined },
} as const satisfies Readonly<Record<string, { readonly tab: PageId | undefined }>>;

export type GuidePageId = keyof typeof guidePages;
export const guidePageIds = Object.keys(guidePages) as GuidePageId[];

/** The sheets to print: one for a new staff member, one for whoever runs the site. */
export const guideSheetIds = ['staff', 'webmaster'] as const;
export type GuideSheetId = (typeof guideSheetIds)[number];

/** The pages of the dashboard that the guide shows in a picture. */
export const picturedPageIds: readonly PageId[] = [
  ...new Set(
    Object.values(guidePages).flatMap(({ tab }: { readonly tab: PageId | undefined }) => tab ?? []),
  ),
];

/** Returns the path of a page's screenshot. `npm run screenshots -- --guide` makes the file. */
export const getGuidePicturePath = (pageId: PageId, locale: 'fr' | 'en'): string =>
  `/guide/${pageId}-${locale}.webp`;

/** Removes accents and case, so that `ete` finds `Été`. */
const simplify = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Finds the pages that contain the most words of a query. The order of the words, accents and case
 * do not matter.
 *
 * @param pages the pages with all their texts
 * @param query what was typed; without a word, every page matches
 */
export function findPages<Id extends string>(
  pages: readonly { readonly id: Id; readonly text: string }[],
  query: string,
): Id[] {
  const words = simplify(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const counts = pages.map(({ text }) => {
    const simpleText = simplify(text);
    return words.filter((word) => simpleText.includes(word)).length;
  });
  const highestCount = Math.max(...counts);
  if (words.length > 0 && highestCount === 0) return [];
  return pages.filter((_, index) => counts[index] === highestCount).map(({ id }) => id);
}
