import { useState } from 'react';
import { type Refusal, toRefusal } from '../refusal.ts';
import type { Row } from './row-draft.ts';
import type { RowList } from './row-list.ts';

export type QuickOutcome<R extends Row> =
  | { readonly status: 'none' | 'saving' | 'undone' }
  | { readonly status: 'saved'; readonly said: string; readonly was: R; readonly now: R }
  | { readonly status: 'failed'; readonly reason: Refusal };

/**
 * Saves a change to a row of the table in one click, past the form, and takes it back in another.
 * What is being typed in the form is not part of it, and stays there.
 */
export function useQuickSave<R extends Row, Fields extends object>(list: RowList<R, Fields>) {
  const [outcome, setOutcome] = useState<QuickOutcome<R>>({ status: 'none' });
  const save = async (row: R, fields: Fields, next: (now: R) => QuickOutcome<R>) => {
    setOutcome({ status: 'saving' });
    try {
      setOutcome(next(await list.save(row._id, { ...fields, updatedAt: row.updatedAt })));
    } catch (error) {
      setOutcome({ status: 'failed', reason: toRefusal(error) });
    }
  };
  return {
    outcome,
    /** Saves the row with a change; `said` is what to say once it is saved. */
    change: (row: R, change: Partial<Fields>, said: string) =>
      save(row, { ...list.toFields(row), ...change }, (now) => {
        return { status: 'saved', said, was: row, now };
      }),
    undo: (was: R, now: R) => save(now, list.toFields(was), () => ({ status: 'undone' })),
  };
}
