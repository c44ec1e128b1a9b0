import * as v from 'valibot';
import type { Row } from './row-draft.ts';
import type { RowList } from './row-list.ts';

/**
 * Names the fields of an edited row that the server would refuse, by the domain's own schema: the
 * form can mark them before anything is sent. Whose bucket a picture is in only the server knows.
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
