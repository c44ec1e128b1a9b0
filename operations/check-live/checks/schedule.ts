import { makeCalendarFeedPath } from '@club/domain/calendar/calendar-feeds';
import { paths } from '@club/domain/paths';
import { getAsVisitor } from '../../doctor/visitor.ts';
import { type LiveCheck, requireThat } from '../live-check.ts';
import { readLists, readPages } from '../read-page.ts';

export const scheduleCheck: LiveCheck = {
  title: 'Schedule, note and calendar',
  run: async (context) => {
    const feedPath = makeCalendarFeedPath('all');
    const [[page = ''], feed] = await Promise.all([
      readPages(context, paths.schedule),
      getAsVisitor(context, context.origin + feedPath),
    ]);
    const lists = await readLists(context, page, ['notes']);
    requireThat(feed.status === 200, `${feedPath} responds with ${feed.status}`);
    requireThat(
      feed.text.startsWith('BEGIN:VCALENDAR') && feed.text.trimEnd().endsWith('END:VCALENDAR'),
      `${feedPath} is not a whole calendar`,
    );
    const entryCount = feed.text.split('BEGIN:VEVENT').length - 1;
    return `the page in both languages; ${lists.join(', ')}; ${entryCount} entries in the calendar`;
  },
};
