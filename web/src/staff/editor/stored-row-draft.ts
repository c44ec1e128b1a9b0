import * as v from 'valibot';
import { deleteDraft, loadDraft, storeDraft } from '../../state/draft-store.ts';
import { nameAccountDraft } from '../shell/account-draft.ts';
import {
  type Draft,
  isChanged,
  rebaseAfterSave,
  type Row,
  type StoredRowDraft,
  toDraft,
} from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

/** Values by field name, whose types are not checked. */
const fieldValuesSchema = v.record(v.string(), v.unknown());
const rawRowDraftSchema = v.object({
  /** The `updatedAt` of the row that the draft is based on. */
  base: v.string(),
  /** The saved fields of the row that the draft is based on. */
  savedFields: v.optional(fieldValuesSchema),
  fields: fieldValuesSchema,
  /** The names of the fields with a conflict that is not decided. */
  conflicts: v.optional(v.array(v.string()), []),
});
/** A draft as this browser stored it. Its values may not match the row's fields. */
type RawRowDraft = v.InferOutput<typeof rawRowDraftSchema>;

const getDraftName = (tabName: string, id: string): string => nameAccountDraft(`${tabName}:${id}`);

/**
 * Stores the draft of a row, or deletes it if it has no changes.
 *
 * @param conflicts the names of the fields with a conflict that is not decided
 */
export function storeRowDraft<Fields extends object>(
  tabName: string,
  draft: Draft<Fields>,
  conflicts: readonly (keyof Fields)[],
): void {
  if (isChanged(draft))
    storeDraft('localStorage', getDraftName(tabName, draft.id), { ...draft, conflicts });
  else deleteRowDraft(tabName, draft.id);
}

/** Deletes the draft of a row. */
export function deleteRowDraft(tabName: string, id: string): void {
  deleteDraft('localStorage', getDraftName(tabName, id));
}

/** Loads the draft of a row; undefined if missing or malformed. */
function loadRowDraft(tabName: string, id: string): RawRowDraft | undefined {
  const result = v.safeParse(
    rawRowDraftSchema,
    loadDraft('localStorage', getDraftName(tabName, id)),
  );
  return result.success ? result.output : undefined;
}

/** Whether two values have the same type. Null counts as a text, because a time may be either. */
const isSameType = (one: unknown, other: unknown): boolean =>
  other !== undefined && typeof (one ?? '') === typeof (other ?? '');

/** Replaces the row's values by stored values of the same type. */
function applyStoredValues<Fields extends object>(
  rowFields: Fields,
  storedFields: Record<string, unknown>,
): Fields {
  const entries = Object.entries(rowFields).map(([name, value]: [string, unknown]) => {
    const storedValue = storedFields[name];
    return [name, isSameType(value, storedValue) ? storedValue : value];
  });
  return Object.fromEntries(entries) as Fields;
}

/** Finds the stored draft of a row; undefined if there is none, or if it changes nothing. */
export function findStoredDraft<R extends Row, Fields extends object>(
  config: Pick<RowEditorConfig<R, Fields>, 'name' | 'toFields'>,
  row: R,
): StoredRowDraft<Fields> | undefined {
  const rawDraft = loadRowDraft(config.name, row._id);
  if (!rawDraft) return undefined;
  const unchangedDraft = toDraft(row, config.toFields);
  const fields = applyStoredValues(unchangedDraft.savedFields, rawDraft.fields);
  if (!isChanged({ ...unchangedDraft, fields })) return undefined;
  // Earlier releases stored a draft without `savedFields`.
  const savedFields = rawDraft.savedFields
    ? applyStoredValues(unchangedDraft.savedFields, rawDraft.savedFields)
    : unchangedDraft.savedFields;
  const names = Object.keys(fields) as (keyof Fields & string)[];
  const conflicts = names.filter((name) => rawDraft.conflicts.includes(name));
  return { id: row._id, base: rawDraft.base, savedFields, fields, conflicts };
}

/**
 * Updates the stored draft of a row after its save, so that it has only what was typed since.
 * Deletes the stored draft if nothing was typed since.
 */
export function updateStoredDraft<R extends Row, Fields extends object>(
  config: Pick<RowEditorConfig<R, Fields>, 'name' | 'toFields'>,
  draftAtSend: Draft<Fields>,
  savedRow: R,
): void {
  const storedDraft = findStoredDraft(config, savedRow);
  if (storedDraft)
    storeRowDraft(
      config.name,
      rebaseAfterSave(storedDraft, draftAtSend, savedRow, config.toFields),
      storedDraft.conflicts,
    );
  else deleteRowDraft(config.name, savedRow._id);
}

const getNewRowName = (tabName: string): string => nameAccountDraft(`${tabName} without a row`);

/** Makes the id of a row: a prefix, the day in UTC, and eight random characters. */
export function makeRowId(prefix: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${prefix}-${day}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Returns the id of a new row, the same until the row is stored, so that its draft is found. */
export function loadNewRowId(tabName: string): string {
  const stored = v.safeParse(v.string(), loadDraft('localStorage', getNewRowName(tabName)));
  if (stored.success) return stored.output;
  const id = makeRowId(tabName);
  storeDraft('localStorage', getNewRowName(tabName), id);
  return id;
}

/** Deletes the id of a new row, once the row is stored. */
export const deleteNewRowId = (tabName: string): void =>
  deleteDraft('localStorage', getNewRowName(tabName));
