import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FieldNotices } from '../fields/field-notices.tsx';
import type { Row } from '../row/row-draft.ts';
import type { Author } from '../conflicts/use-field-authors.ts';
import type { RowForm } from './use-row-form.ts';

/** The key of the error text of a field. */
const errorKey = (name: string): 'link' | 'image' | 'other' => {
  if (name === 'link') return 'link';
  return name === 'imageURL' ? 'image' : 'other';
};

/** Each field's error of the last save, and other people's changes. */
export function useNoticesByField<R extends Row, Fields extends object>(
  { outcome, edit }: RowForm<R, Fields>,
  authorOf: ((name: keyof Fields) => Author | undefined) | undefined,
): ReadonlyMap<string, FieldNotices> {
  const { t } = useTexts();
  const states = new Map<string, FieldNotices>();
  const changeOf = (name: keyof Fields): string => {
    const author = authorOf?.(name);
    return author
      ? t('admin:conflict.changed', { who: author.email, when: formatAdminDate(author.at) })
      : t('admin:conflict.changed_by_somebody', { when: formatAdminDate(edit?.draft.base ?? '') });
  };
  for (const name of edit?.mergedFields ?? []) states.set(String(name), { change: changeOf(name) });
  for (const name of outcome.status === 'failed' ? outcome.fields : []) {
    states.set(name, {
      ...states.get(name),
      error: t(`admin:field_error.${errorKey(name)}`),
    });
  }
  return states;
}
