import { isOver } from '@club/domain/is-over';
import { noticeId, noticeSchema } from '@club/domain/content/notice';
import { ApiProblem } from '../runtime/problem.ts';
import { saveRow } from '../store/rows.ts';
import type { Handler } from './handler.ts';

/**
 * `PUT /api/notices/update/tonight`: publishes, changes or ends the urgent notice, and returns it.
 *
 * @throws ApiProblem `not-found` for another id; `invalid-body` for a displayed notice without a
 *   future end, or without a text
 */
export const updateNotice: Handler<'updateNotice'> = async ({ id, input, staff }) => {
  if (id !== noticeId) throw new ApiProblem('not-found');
  const computeUpdate = (_before: object, at: string) => {
    if (!input.noticeDisplay) return input;
    const hasFutureEnd = input.showUntil !== null && !isOver(input, Date.parse(at));
    if (!hasFutureEnd) throw new ApiProblem('invalid-body', { fields: ['showUntil'] });
    const isEmpty = input.notice === '' && input.notice_fr === '';
    if (isEmpty) throw new ApiProblem('invalid-body', { fields: ['notice', 'notice_fr'] });
    return input;
  };
  return {
    body: await saveRow('notices', noticeSchema, id, computeUpdate, { staff, action: 'save' }),
  };
};
