import { useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../data/api-client.ts';
import { type Draft, isChanged, rebase, type Row, toDraft } from './row-draft.ts';
import type { RowList } from './row-list.ts';
import { type SaveOutcome, toFailure } from './save-outcome.ts';
import { findDraft, forgetDraft, storeDraft } from './stored-drafts.ts';

/** A draft, what somebody else put in its place meanwhile, and where a kept draft waits. */
interface Held<Fields extends object> {
  readonly draft: Draft<Fields>;
  /** Fields that both we and somebody else changed. */
  readonly clashes: readonly (keyof Fields)[];
  /** Another person's save came in under the open form. */
  readonly isOvertaken: boolean;
  /** What this browser kept of an earlier, unsaved edit. */
  readonly kept: Fields | undefined;
}

const hold = <Fields extends object>(draft: Draft<Fields>, kept?: Fields): Held<Fields> => ({
  draft,
  clashes: [],
  isOvertaken: false,
  kept,
});

function overtake<R extends Row, Fields extends object>(
  held: Held<Fields>,
  row: R,
  toFields: (row: R) => Fields,
): Held<Fields> {
  const { draft, clashes } = rebase(held.draft, toFields(row), row.updatedAt);
  return { ...held, draft, clashes, isOvertaken: held.isOvertaken || isChanged(held.draft) };
}

/** The fields of a kept draft that still have the row's shape, over the row's own. */
function toKept<Fields extends object>(list: string, id: string, own: Fields): Fields | undefined {
  const stored = findDraft(list, id);
  if (!stored) return undefined;
  const same = Object.entries(own).map(([name, value]: [string, unknown]) => {
    const typed = stored.fields[name];
    return [name, typeof typed === typeof value ? typed : value];
  });
  return Object.fromEntries(same) as Fields;
}

/**
 * The form of a dashboard tab: which row is selected, what was typed, and how the last save went
 * (specification, sections 4 and 5). A newer row that comes in live is merged at once.
 */
export function useRowForm<R extends Row, Fields extends object>(
  list: RowList<R, Fields>,
  rows: readonly R[],
) {
  const [held, setHeld] = useState<Held<Fields>>();
  const [outcome, setOutcome] = useState<SaveOutcome>({ status: 'none' });
  const [undoable, setUndoable] = useState<Fields>();

  const live = rows.find(({ _id }) => _id === held?.draft.id);
  if (held && live && outcome.status !== 'saving' && live.updatedAt > held.draft.base) {
    // React's own way to follow a changed input: set state while drawing, guarded by the instant.
    setHeld(overtake(held, live, list.toFields));
  }

  const select = (row: R) => {
    const draft = toDraft(row, list.toFields);
    const kept = toKept(list.name, row._id, draft.fields);
    setHeld(hold(draft, kept && isChanged({ ...draft, fields: kept }) ? kept : undefined));
    setOutcome({ status: 'none' });
    setUndoable(undefined);
  };
  const change = (fields: Partial<Fields>) => {
    if (!held) return;
    const draft = { ...held.draft, fields: { ...held.draft.fields, ...fields } };
    setHeld({ ...held, draft, kept: undefined });
    if (outcome.status !== 'saving') setOutcome({ status: 'none' });
    if (isChanged(draft)) storeDraft(list.name, draft.id, draft);
    else forgetDraft(list.name, draft.id);
  };
  const send = async (draft: Draft<Fields>, undoTo: Fields | undefined) => {
    setOutcome({ status: 'saving' });
    try {
      const saved = await list.save(draft.id, { ...draft.fields, updatedAt: draft.base });
      forgetDraft(list.name, draft.id);
      setHeld(hold(toDraft(saved, list.toFields)));
      setOutcome({ status: 'saved' });
      setUndoable(undoTo);
    } catch (error) {
      const current = error instanceof ApiError ? error.problem.current : undefined;
      const theirs = v.safeParse(list.schema, current);
      if (theirs.success) setHeld(overtake(hold(draft), theirs.output, list.toFields));
      setOutcome(toFailure(error));
    }
  };
  return {
    held,
    outcome,
    isChanged: held !== undefined && isChanged(held.draft),
    select,
    change,
    /** Ends a clash by the other person's value. */
    takeTheirs: (name: keyof Fields) => {
      if (!held) return;
      const fields = { ...held.draft.fields, [name]: held.draft.original[name] };
      setHeld({
        ...held,
        draft: { ...held.draft, fields },
        clashes: held.clashes.filter((clash) => clash !== name),
      });
    },
    /** Saves the draft; without a selected row it only says that one must be selected. */
    save: async () => {
      if (held) await send(held.draft, held.draft.original);
      else setOutcome({ status: 'none-selected' });
    },
    /** Puts back what the last save replaced; undefined while there is nothing to put back. */
    undo:
      held && undoable && outcome.status === 'saved'
        ? () => send({ ...held.draft, fields: undoable }, undefined)
        : undefined,
    restoreKept: () => held?.kept && change(held.kept),
    discardKept: () => {
      if (!held) return;
      forgetDraft(list.name, held.draft.id);
      setHeld({ ...held, kept: undefined });
    },
  };
}

export type RowForm<R extends Row, Fields extends object> = ReturnType<
  typeof useRowForm<R, Fields>
>;
