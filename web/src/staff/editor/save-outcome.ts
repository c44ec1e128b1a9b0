import { type RefObject, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../data/api-client.ts';
import type { UploadReport } from '../fields/image-context.ts';
import { type StaffProblem, toStaffProblem } from '../shell/staff-problem.ts';
import type { EditState, Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

export type SaveOutcome<Fields extends object = object> =
  | { readonly status: 'none' }
  /** Staff tried to save, but no row is open. */
  | { readonly status: 'none-selected' }
  /** The save waits until the image is uploaded. */
  | { readonly status: 'waiting' }
  | { readonly status: 'saving' }
  | {
      readonly status: 'saved';
      /** What an undo of the save saves; undefined if it cannot be undone. */
      readonly undoFields: Fields | undefined;
    }
  /** The image of the save was not uploaded. */
  | { readonly status: 'not-uploaded'; readonly problem: StaffProblem | undefined }
  | { readonly status: 'undone' }
  /** Two people changed the same field, and no value was chosen yet. */
  | { readonly status: 'unresolved-conflict' }
  | {
      readonly status: 'failed';
      readonly problem: StaffProblem;
      /** The HTTP status of an unexpected response. */
      readonly unexpectedStatus: number | undefined;
      /** The names of the invalid fields. */
      readonly fields: readonly string[];
    };

/**
 * The problems that a save expects. If the API responds with any other problem, the message
 * includes the HTTP status (specification, section 7).
 */
const expectedProblems: readonly StaffProblem[] = [
  'conflict',
  'invalid-body',
  'image-taken-down',
  'consent-withdrawn',
  'unauthenticated',
  'unavailable',
  'writes-stopped',
  'no-answer',
];

/** The outcome of a save that failed. */
export function toSaveFailure(error: unknown): SaveOutcome<never> {
  const problem = toStaffProblem(error);
  const isExpected = expectedProblems.includes(problem) || !(error instanceof ApiError);
  return {
    status: 'failed',
    problem,
    unexpectedStatus: isExpected ? undefined : error.status,
    fields: error instanceof ApiError ? (error.problem.fields ?? []) : [],
  };
}

/** Returns the outcome of a save with these invalid fields. */
export const toInvalidFieldsOutcome = (fields: readonly string[]): SaveOutcome<never> => ({
  status: 'failed',
  problem: 'invalid-body',
  unexpectedStatus: undefined,
  fields,
});

/**
 * Finds the fields that the server would refuse, by the domain's schema. The form marks them before
 * it is sent. Only the server checks that an image is in the project's bucket.
 */
export function findInvalidFields<R extends Row, Fields extends object>(
  { schema }: Pick<RowEditorConfig<R, Fields>, 'schema'>,
  row: R,
  fields: Fields,
): readonly string[] {
  const result = v.safeParse(schema, { ...row, ...fields });
  if (result.success) return [];
  return [...new Set(result.issues.map((issue) => v.getDotPath(issue) ?? ''))];
}

/** Finds why the draft cannot be sent: no row, a conflict, or invalid fields. */
export function findObstacle<R extends Row, Fields extends object>(
  config: RowEditorConfig<R, Fields>,
  edit: EditState<Fields> | undefined,
  row: R | undefined,
): SaveOutcome<never> | undefined {
  if (!edit) return { status: 'none-selected' };
  if (edit.conflicts.length > 0) return { status: 'unresolved-conflict' };
  const fields = row ? findInvalidFields(config, row, edit.draft.fields) : [];
  return fields.length > 0 ? toInvalidFieldsOutcome(fields) : undefined;
}

/** Returns the outcome after the status of the form's upload has changed. */
export function toOutcomeAfterUpload<Fields extends object>(
  outcome: SaveOutcome<Fields>,
  { status, problem }: UploadReport,
): SaveOutcome<Fields> {
  if (outcome.status === 'not-uploaded') return { status: 'none' };
  if (outcome.status !== 'waiting' || status === 'uploading' || status === 'done') return outcome;
  // The status `none` means that another row was selected. A message would be about the old row.
  return status === 'none' ? { status } : { status: 'not-uploaded', problem };
}

/** The outcomes that an edit leaves as they are. */
const lastingStatuses: readonly SaveOutcome['status'][] = [
  'unresolved-conflict',
  'waiting',
  'saving',
  'not-uploaded',
];

/**
 * Returns the outcome after an edit. The errors of other fields remain. Any other outcome that does
 * not last is cleared.
 */
export function clearFieldErrors<Fields extends object>(
  outcome: SaveOutcome<Fields>,
  changedNames: readonly string[],
): SaveOutcome<Fields> {
  if (lastingStatuses.includes(outcome.status)) return outcome;
  if (outcome.status !== 'failed') return { status: 'none' };
  const fields = outcome.fields.filter((name) => !changedNames.includes(name));
  return fields.length > 0 ? { ...outcome, fields } : { status: 'none' };
}

/** Focuses an element, and scrolls it to the top. */
export function focusAtTop(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

/** Focuses the conflicts, or else the first invalid field. */
function focusConflictsOrInvalidField(
  outcome: SaveOutcome,
  form: HTMLElement | null,
  conflicts: HTMLElement | null,
) {
  if (conflicts) focusAtTop(conflicts);
  else if (outcome.status === 'failed' && outcome.fields.length > 0) {
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }
}

/**
 * After a save that failed or was refused, focuses the conflicts or the first invalid field.
 *
 * @returns a function to call when a save begins. Without that call, an outcome does not move the
 *   focus.
 */
export function useFocusAfterSave(
  outcome: SaveOutcome,
  form: RefObject<HTMLElement | null>,
  conflicts: RefObject<HTMLElement | null>,
): () => void {
  const isFocusDue = useRef(false);
  useEffect(() => {
    const { status } = outcome;
    if (!isFocusDue.current || status === 'saving' || status === 'none') return;
    isFocusDue.current = false;
    if (status === 'failed' || status === 'unresolved-conflict') {
      focusConflictsOrInvalidField(outcome, form.current, conflicts.current);
    }
  }, [outcome, form, conflicts]);
  return () => {
    isFocusDue.current = true;
  };
}
