import * as v from 'valibot';
import type { Row } from './row-draft.ts';
import type { RowList } from './row-list.ts';

/**
 * Finds the fields that the server would refuse, by the domain's schema, so that the form marks them
 * before anything is sent. Only the server checks the bucket of a picture.
 */
export function findInvalidFields<R extends Row, Fields extends object>(
  { schema }: Pick<RowList<R, Fields>, 'schema'>,
  row: R,
  fields: Fields,
): readonly string[] {
  const result = v.safeParse(schema, { ...row, ...fields });
  if (result.success) return [];
  return [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? ''))];
}
