import { listHistory } from '../../data/staff/staff-calls.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FieldNotices } from '../fields/field-notices.tsx';
import { type EditState, findDifferentFields, type Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import type { RowForm } from './use-row-form.ts';
import { useStaffName } from '../shell/dashboard-context.ts';
import * as v from 'valibot';

/** The name of who saved a field last, and when. */
export interface Author {
  readonly name: string;
  readonly at: string;
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
  const getStaffName = useStaffName();
  const hasChangesByOthers = edit && (edit.conflicts.length > 0 || edit.mergedFields.length > 0);
  const { id = '', base } = hasChangesByOthers ? edit.draft : {};
  const { data, hasFailed } = useStaffRequest({
    key: base && `the authors of ${config.collection}/${id} at ${base}`,
    fetch: () => listHistory(config.collection, id),
  });
  const entries = hasFailed ? [] : data;
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
    return entry && entry.by.email !== ''
      ? { name: getStaffName(entry.by.email), at: entry.at }
      : undefined;
  };
}

/** Returns the text key of a field's error. */
const getErrorKey = (name: string): 'link' | 'image' | 'other' => {
  if (name === 'link') return 'link';
  return name === 'imageURL' ? 'image' : 'other';
};

/** Collects the error of each field from the outcome, and other people's changes to the field. */
export function useNoticesByField<R extends Row, Fields extends object>(
  { outcome, edit }: RowForm<R, Fields>,
  findAuthor: ((name: keyof Fields) => Author | undefined) | undefined,
): ReadonlyMap<string, FieldNotices> {
  const { t } = useTexts();
  const notices = new Map<string, FieldNotices>();
  const describeChange = (name: keyof Fields): string => {
    const author = findAuthor?.(name);
    return author
      ? t('admin:conflict.changed', { who: author.name, when: formatAdminDate(author.at) })
      : t('admin:conflict.changed_by_somebody', { when: formatAdminDate(edit?.draft.base ?? '') });
  };
  for (const name of edit?.mergedFields ?? [])
    notices.set(String(name), { change: describeChange(name) });
  for (const name of outcome.status === 'failed' ? outcome.fields : []) {
    notices.set(name, {
      ...notices.get(name),
      error: t(`admin:field_error.${getErrorKey(name)}`),
    });
  }
  return notices;
}
