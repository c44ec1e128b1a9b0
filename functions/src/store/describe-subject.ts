import type { ActivitySubject } from '@club/domain/activity';
import { type EditableCollection, getContentType } from '@club/domain/content/content-types';
import type { Issue } from '@club/domain/newsletter';

/** Describes a row for the log. Rows of some types have no title. */
export function describeRow(
  kind: EditableCollection,
  row: { readonly _id: string },
): ActivitySubject {
  const { title: titleField } = getContentType(kind);
  if (titleField === undefined) return { kind, id: row._id };
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const { [titleField]: title, [`${titleField}_fr`]: frenchTitle = title } = fields;
  const toText = (value: unknown) => (typeof value === 'string' ? value : '');
  return { kind, id: row._id, title: toText(title), title_fr: toText(frenchTitle) };
}

/** Describes an issue for the log. */
export const describeIssue = (
  id: string,
  { subject, subject_fr }: Pick<Issue, 'subject' | 'subject_fr'>,
): ActivitySubject => ({ kind: 'issues', id, title: subject, title_fr: subject_fr });
