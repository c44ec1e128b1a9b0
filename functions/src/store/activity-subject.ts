import type { ActivitySubject } from '@club/domain/activity';
import { type EditableCollection, getContentType } from '@club/domain/content/content-types';

/** Finds the fields that name a row, in English and in French. */
function findTitleFields(collection: EditableCollection): readonly [string?, string?] {
  const { title, fieldList } = getContentType(collection);
  if (title === undefined) return [];
  const frenchTitle = `${title}_fr`;
  return [title, fieldList.some(({ name }) => name === frenchTitle) ? frenchTitle : title];
}

/** Describes a row for the log. Rows of some types have no title. */
export function describeRow(
  kind: EditableCollection,
  row: { readonly _id: string },
): ActivitySubject {
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const readTitle = (name = '') => {
    const title = fields[name];
    return typeof title === 'string' ? title : '';
  };
  const [titleField, titleFieldFr] = findTitleFields(kind);
  return { kind, id: row._id, title: readTitle(titleField), title_fr: readTitle(titleFieldFr) };
}
