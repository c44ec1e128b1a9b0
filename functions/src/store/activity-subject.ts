import type { ActivityKind, ActivitySubject } from '@club/domain/activity';

/** The text fields that name a row, in English and in French. */
const titleFields: Partial<
  Record<ActivityKind, readonly [titleField: string, titleFieldFr: string]>
> = {
  banners: ['eventTitle', 'eventTitle_fr'],
  notices: ['notice', 'notice_fr'],
  programs: ['id', 'id'],
};

/** Describes a row for the log. Carousel items and notes have no title. */
export function describeRow(kind: ActivityKind, row: { readonly _id: string }): ActivitySubject {
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const readTitle = (name = '') => {
    const title = fields[name];
    return typeof title === 'string' ? title : '';
  };
  const [titleField, titleFieldFr] = titleFields[kind] ?? [];
  return { kind, id: row._id, title: readTitle(titleField), title_fr: readTitle(titleFieldFr) };
}
