import { type Draft, differingFields, isChanged, rebase, type Row, toDraft } from './row-draft.ts';
import type { RowList } from './row-list.ts';
import { findDraft } from './stored-drafts.ts';

/** The selected row as it is being edited. */
export interface Held<Fields extends object> {
  readonly draft: Draft<Fields>;
  /** Fields that both we and somebody else changed, until it is decided which value stays. */
  readonly conflicts: readonly (keyof Fields)[];
  /** Fields that only somebody else changed while the form was open. */
  readonly merged: readonly (keyof Fields)[];
  /** An earlier, unsaved edit that this browser stored. */
  readonly kept: Draft<Fields> | undefined;
}

export const hold = <Fields extends object>(
  draft: Draft<Fields>,
  kept?: Draft<Fields>,
): Held<Fields> => ({ draft, conflicts: [], merged: [], kept });

/** Merges a newer row; what was undecided before stays undecided while the two values differ. */
export function overtake<R extends Row, Fields extends object>(
  held: Held<Fields>,
  row: R,
  toFields: (row: R) => Fields,
): Held<Fields> {
  const { draft, conflicts, merged } = rebase(held.draft, toFields(row), row.updatedAt);
  const changed = new Set(differingFields(draft.original, draft.fields));
  const undecided = held.conflicts.filter((name) => changed.has(name));
  return {
    ...held,
    draft,
    conflicts: [...new Set([...undecided, ...conflicts])],
    merged: [...new Set([...held.merged, ...merged])].filter((name) => !changed.has(name)),
  };
}

/** The fields of a stored draft that still have the row's shape, over the row's own. */
function withShapeOf<Fields extends object>(own: Fields, stored: Record<string, unknown>): Fields {
  const same = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const typed = stored[name];
    return [name, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(same) as Fields;
}

/** The unsaved edit of a row that this browser stored; undefined where it changes nothing. */
export function findKept<R extends Row, Fields extends object>(
  list: RowList<R, Fields>,
  row: R,
): Draft<Fields> | undefined {
  const stored = findDraft(list.name, row._id);
  if (!stored) return undefined;
  const own = toDraft(row, list.toFields);
  const fields = withShapeOf(own.original, stored.fields);
  if (!isChanged({ ...own, fields })) return undefined;
  // Drafts of earlier releases do not tell what they were based on.
  const original = stored.original ? withShapeOf(own.original, stored.original) : own.original;
  return { id: row._id, base: stored.base, original, fields };
}

/** The stored edit over the row as it is now: what others saved since is merged, or a conflict. */
export function restoreKept<R extends Row, Fields extends object>(
  kept: Draft<Fields>,
  row: R,
  toFields: (row: R) => Fields,
): Held<Fields> {
  return overtake(hold(kept), row, toFields);
}
