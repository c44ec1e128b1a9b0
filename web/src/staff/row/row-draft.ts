/** A row of the dashboard: its id, and when it was last saved. */
export interface Row {
  readonly _id: string;
  readonly updatedAt: string;
}

/** The form's values of a row, and the saved row that they are based on. */
export interface Draft<Fields extends object> {
  readonly id: string;
  /**
   * The `updatedAt` of the row that the draft is based on. The server refuses to overwrite a newer
   * row.
   */
  readonly base: string;
  /** The fields of that row as it was saved. Where `fields` differs, staff have changed it. */
  readonly savedFields: Fields;
  readonly fields: Fields;
}

/** Creates a draft without changes. */
export function toDraft<R extends Row, Fields extends object>(
  row: R,
  toFields: (row: R) => Fields,
): Draft<Fields> {
  const fields = toFields(row);
  return { id: row._id, base: row.updatedAt, savedFields: fields, fields };
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string'
    ? one.trim() === other.trim()
    : one === other;

/** Finds the fields whose values differ. Spaces around a text are ignored. */
export function findDifferentFields<Fields extends object>(
  one: Fields,
  other: Fields,
): (keyof Fields)[] {
  return (Object.keys(one) as (keyof Fields)[]).filter(
    (name) => !isSameValue(one[name], other[name]),
  );
}

/** Whether the draft has unsaved changes. */
export const isChanged = <Fields extends object>(draft: Draft<Fields>): boolean =>
  findDifferentFields(draft.savedFields, draft.fields).length > 0;

/** A draft that a newer row was merged into. */
interface MergedDraft<Fields extends object> {
  readonly draft: Draft<Fields>;
  /** Fields that both people changed to different values. The draft has the typed ones. */
  readonly conflicts: readonly (keyof Fields)[];
  /** Fields that only the other person changed. The draft has their new values. */
  readonly mergedFields: readonly (keyof Fields)[];
}

/** Merges a newer row, saved at `updatedAt`, into a draft. */
export function rebase<Fields extends object>(
  draft: Draft<Fields>,
  newerFields: Fields,
  updatedAt: string,
): MergedDraft<Fields> {
  const changedInDraft = new Set(findDifferentFields(draft.savedFields, draft.fields));
  const changedInRow = findDifferentFields(draft.savedFields, newerFields);
  const fields = { ...newerFields };
  for (const name of changedInDraft) fields[name] = draft.fields[name];
  const next = { id: draft.id, base: updatedAt, savedFields: newerFields, fields };
  const differentNames = new Set(findDifferentFields(newerFields, fields));
  return {
    draft: next,
    conflicts: changedInRow.filter((name) => changedInDraft.has(name) && differentNames.has(name)),
    mergedFields: changedInRow.filter((name) => !changedInDraft.has(name)),
  };
}
