import type { EditableCollection } from '@club/domain/history';
import type { RetiredRow } from '@club/domain/row-lifecycle';
import { useRef } from 'react';
import { callAsStaff } from '../../data/session/staff-session.ts';
import { createRow } from '../../data/staff/staff-calls.ts';
import { type StaffProblem, toStaffProblem } from '../shell/staff-problem.ts';
import { useStaffAction } from '../shell/use-staff-action.ts';
import type { Row } from './row-draft.ts';

export type LifecycleOutcome =
  | { readonly status: 'none' | 'working' }
  | { readonly status: 'created' | 'copied' }
  | { readonly status: 'restored'; readonly name: string }
  | { readonly status: 'retired'; readonly name: string; readonly retiredRow: RetiredRow }
  | { readonly status: 'failed'; readonly problem: StaffProblem };

const toFailure = (error: unknown): LifecycleOutcome => ({
  status: 'failed',
  problem: toStaffProblem(error),
});

/** Makes the id of a new row: a prefix, the day in UTC, and eight random characters. */
function makeRowId(prefix: string): string {
  const day = new Date().toISOString().slice(0, 10);
  return `${prefix}-${day}-${crypto.randomUUID().slice(0, 8)}`;
}

interface LifecycleOptions {
  readonly collection: EditableCollection;
  /** How the ids of new rows begin. */
  readonly idPrefix: string;
}

interface NewRowRequest {
  /** A fixed id; by default a new one is made. */
  readonly id?: string;
  /** The id of the row to copy; by default the new row is empty. */
  readonly copyOf?: string;
}

/** Creates, copies, retires and restores the rows of a tab, one action at a time. */
export function useLifecycle({ collection, idPrefix }: LifecycleOptions) {
  const { outcome, run } = useStaffAction<LifecycleOutcome>({ status: 'none' });
  // A retry sends the id of the failed request again. The row may exist, and only the response was
  // lost. The key is the id of the row to copy, or empty for a new row.
  const unconfirmedIds = useRef(new Map<string, string>());
  const start = (act: () => Promise<LifecycleOutcome>) =>
    run({ pendingOutcome: { status: 'working' }, act, toFailure });
  return {
    outcome,
    /** Creates a row, or a copy; then calls `onCreated` with it. */
    create: ({ id: fixedId, copyOf }: NewRowRequest, onCreated: (row: unknown) => void) =>
      start(async () => {
        const key = copyOf ?? '';
        const id = fixedId ?? unconfirmedIds.current.get(key) ?? makeRowId(idPrefix);
        unconfirmedIds.current.set(key, id);
        const row = await createRow(collection, { id, ...(copyOf !== undefined && { copyOf }) });
        unconfirmedIds.current.delete(key);
        onCreated(row);
        return { status: copyOf === undefined ? 'created' : 'copied' };
      }),
    retire: ({ _id, updatedAt }: Row, name: string, onRetired: () => void) =>
      start(async () => {
        const retiredRow = await callAsStaff('retireRow', {
          collection,
          id: _id,
          input: { updatedAt },
        });
        onRetired();
        return { status: 'retired', name, retiredRow };
      }),
    restore: (retiredId: string, name: string) =>
      start(async () => {
        await callAsStaff('restoreRetiredRow', { id: retiredId });
        return { status: 'restored', name };
      }),
  };
}
