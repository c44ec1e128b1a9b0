import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FieldNotices } from '../fields/field-notices.tsx';
import type { Row } from './row-draft.ts';
import type { Author } from './use-field-authors.ts';
import type { RowForm } from './use-row-form.ts';

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
      ? t('admin:conflict.changed', { who: author.email, when: formatAdminDate(author.at) })
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
