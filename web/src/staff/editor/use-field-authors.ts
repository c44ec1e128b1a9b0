import type { HistoryEntry } from '@club/domain/history';
import * as v from 'valibot';
import { listHistory } from '../../data/staff/staff-history.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import { type EditState, findDifferentFields, type Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

/** Who saved a field last, and when. */
export interface Author {
  readonly email: string;
  readonly at: string;
}

/**
 * Fetches the history of the row `id`, and again when `base` changes. Returns undefined without
 * `id` or while loading, and an empty list after a failure.
 *
 * @param base the `updatedAt` of the row that the draft is based on
 */
function useHistoryEntries<R extends Row, Fields extends object>(
  { collection }: RowEditorConfig<R, Fields>,
  id: string | undefined,
  base: string | undefined,
): readonly HistoryEntry[] | undefined {
  const { data, hasFailed } = useStaffRequest({
    key:
      id === undefined || base === undefined
        ? undefined
        : `the authors of ${collection}/${id} at ${base}`,
    fetch: () => listHistory(collection, id ?? ''),
  });
  return hasFailed ? [] : data;
}

/**
 * Finds who last changed a field of the selected row, from its history. The history is fetched
 * only after somebody else has changed a field during the edit, with or without a conflict.
 *
 * @returns a function that finds the author of a field, or undefined until the history is loaded.
 *   The function returns undefined if the author is unknown.
 */
export function useFieldAuthors<R extends Row, Fields extends object>(
  config: RowEditorConfig<R, Fields>,
  edit: EditState<Fields> | undefined,
): ((name: keyof Fields) => Author | undefined) | undefined {
  const hasChangesByOthers = edit && (edit.conflicts.length > 0 || edit.mergedFields.length > 0);
  const { id, base } = hasChangesByOthers ? edit.draft : {};
  const entries = useHistoryEntries(config, id, base);
  if (!entries) return undefined;
  const readFields = (row: unknown) => {
    const result = v.safeParse(config.schema, row);
    return result.success ? config.toFields(result.output) : undefined;
  };
  return (name) => {
    const entry = entries.find(({ before, after }) => {
      const [from, to] = [readFields(before), readFields(after)];
      return from && to && findDifferentFields(from, to).includes(name);
    });
    // The author of a change made directly in the database may be unknown.
    return entry && entry.by.email !== '' ? { email: entry.by.email, at: entry.at } : undefined;
  };
}
