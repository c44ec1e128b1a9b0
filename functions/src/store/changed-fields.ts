import { isDeepStrictEqual } from 'node:util';

const unlistedFields = ['_id', 'updatedAt'];

/** Lists the names of the fields that differ between two versions of a row, without the values. */
export function listChangedFields(before: object, after: object): string[] {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(values.get(name), value))
    .map(([name]) => name)
    .filter((name) => !unlistedFields.includes(name));
}

/** Whether a save took the urgent notice off the site. */
export const isNoticeEnd = (before: object, after: object): boolean =>
  'noticeDisplay' in before &&
  'noticeDisplay' in after &&
  before.noticeDisplay === true &&
  after.noticeDisplay === false;
