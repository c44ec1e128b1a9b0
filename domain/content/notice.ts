import type * as v from 'valibot';
import { limits } from '../limits.ts';
import { paths } from '../paths.ts';
import { defineContentType } from './content-type.ts';
import { bilingual, nullableTime, toggle } from './field-kinds.ts';

/** The id of the only urgent notice. */
export const noticeId = 'tonight';

/** The urgent notice on top of Home, Schedule and the teams' pages, such as "the gym is closed tonight". */
export const notices = defineContentType({
  item: 'notice',
  page: paths.home,
  staffPage: 'tonight',
  hasLifecycle: false,
  hiddenValues: { noticeDisplay: false },
  publicWhen: 'noticeDisplay',
  titleField: 'notice',
  onlyId: noticeId,
  endpoints: { update: ['PUT', '/api/notices/update/{id}'] },
  // Only the API checks that a displayed notice has an end in the future.
  isApiOnly: true,
  fields: {
    notice: bilingual(limits.notice),
    /** Whether the site shows the notice, and the rules let visitors read it. */
    noticeDisplay: toggle(),
    /** When the notice disappears. */
    showUntil: nullableTime(),
  },
});
export const noticeSchema = notices.rowSchema;
export type Notice = v.InferOutput<typeof notices.rowSchema>;
export type NoticeUpdate = v.InferOutput<typeof notices.saveSchema>;
