import * as v from 'valibot';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

/**
 * Finds the fields that the server would refuse, by the domain's schema. The form marks them before
 * it is sent. Only the server checks that an image is in the project's bucket.
 */
export function findInvalidFields<R extends Row, Fields extends object>(
  { schema }: Pick<RowEditorConfig<R, Fields>, 'schema'>,
  row: R,
  fields: Fields,
): readonly string[] {
  const result = v.safeParse(schema, { ...row, ...fields });
  if (result.success) return [];
  return [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? ''))];
}
