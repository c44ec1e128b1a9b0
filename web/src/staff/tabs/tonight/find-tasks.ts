import { isDisplayedOrPlanned } from '@club/domain/banner-time';
import type { TaskKind } from '@club/domain/conditions';
import type { Banner } from '@club/domain/content/banner';
import type { CarouselItem } from '@club/domain/content/carousel-item';
import { dayMs } from '@club/domain/day';
import type { StaffCounts } from '@club/domain/staff-counts';
import { lacksConsent } from '../../fields/image-context.ts';
import type { PageId } from '../../shell/dashboard-navigation.ts';

/** A banner that ends within this time is announced. */
const soonMs = 3 * dayMs;

const lacksDescription = ({ imageURL, alt, alt_fr }: CarouselItem): boolean =>
  imageURL !== '' && (alt === '' || alt_fr === '');

const endsSoon = ({ bannerDisplay, showUntil }: Banner, now: number): boolean =>
  bannerDisplay &&
  showUntil !== null &&
  Date.parse(showUntil) > now &&
  Date.parse(showUntil) < now + soonMs;

/** What the dashboard has read so far. What could not be read is empty, and no task follows from it. */
interface Readings {
  readonly counts: StaffCounts;
  readonly items: readonly CarouselItem[];
  readonly banners: readonly Banner[];
  /** How many titles of the calendar the site cannot read. */
  readonly unreadTitles: number;
  readonly staleFacts: number;
}

/** With `part`, the task is done on that part of the page. */
export type Task = { readonly page: PageId; readonly part?: string } & (
  | {
      readonly kind: Exclude<TaskKind, 'banner'>;
      readonly count: number;
    }
  | { readonly kind: 'banner'; readonly banner: Banner }
);

/** Lists what needs a person, each with the page where it is done. */
export function findTasks(readings: Readings, now: number): readonly Task[] {
  const { counts, items, banners, unreadTitles, staleFacts } = readings;
  const families = Object.values(counts.waitingFamilies).reduce((sum, count) => sum + count, 0);
  const shownBanners = banners.filter(isDisplayedOrPlanned);
  const countedTasks: readonly Task[] = [
    { page: 'messages', kind: 'messages', count: counts.newMessages },
    { page: 'program', kind: 'families', count: families },
    { page: 'carousel', kind: 'consent', count: items.filter(lacksConsent).length },
    { page: 'banner', kind: 'consent', count: shownBanners.filter(lacksConsent).length },
    { page: 'carousel', kind: 'description', count: items.filter(lacksDescription).length },
    { page: 'calendar', kind: 'titles', count: unreadTitles },
    { page: 'mails', kind: 'mails', count: counts.unsentMails },
    { page: 'help', part: 'limits', kind: 'facts', count: staleFacts },
  ];
  return [
    ...countedTasks.filter((task) => !('count' in task) || task.count > 0),
    ...banners
      .filter((banner) => endsSoon(banner, now))
      .map((banner): Task => ({ page: 'banner', kind: 'banner', banner })),
  ];
}
