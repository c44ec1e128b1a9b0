import type { ActivityKind } from '@club/domain/activity';
import type { PageId } from '../../shell/dashboard-navigation.ts';

/** The tab where staff find each kind of item. A picture that was taken down has none. */
export const kindTabs: Readonly<Record<ActivityKind, PageId | undefined>> = {
  banners: 'banner',
  carousels: 'carousel',
  coaches: 'club',
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
