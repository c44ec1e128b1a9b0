import type { Note } from '@club/domain/note';
import { useState } from 'react';
import { ApiError } from '../../data/api-client.ts';
import { updateNote } from '../../data/staff-notes.ts';

export type NoteFields = Pick<Note, 'note' | 'note_fr' | 'buttonDisplay'>;

/** Why a save failed, as far as it changes what staff should do next. */
type FailureReason = 'conflict' | 'invalid-body' | 'unauthenticated' | 'other';

export type SaveOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'none-selected' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved' }
  | { readonly status: 'failed'; readonly reason: FailureReason };

interface Draft {
  readonly id: string;
  /** The instant of the row the edit is based on: what a save must not overwrite unseen. */
  readonly base: string;
  readonly fields: NoteFields;
}

const toDraft = ({ _id, updatedAt, note, note_fr, buttonDisplay }: Note): Draft => ({
  id: _id,
  base: updatedAt,
  fields: { note, note_fr, buttonDisplay },
});

function reasonOf(code: string): FailureReason {
  return code === 'conflict' || code === 'invalid-body' || code === 'unauthenticated'
    ? code
    : 'other';
}

/** After a conflict the newer row has been seen: the next save is meant to replace it. */
function rebase(draft: Draft, current: unknown): Draft {
  const isRow = typeof current === 'object' && current !== null && 'updatedAt' in current;
  return isRow ? { ...draft, base: String(current.updatedAt) } : draft;
}

/** The form of the NOTE tab: what is selected, what was typed, and how the last save went. */
export function useNoteForm() {
  const [draft, setDraft] = useState<Draft>();
  const [outcome, setOutcome] = useState<SaveOutcome>({ status: 'none' });

  const select = (note: Note) => {
    setDraft(toDraft(note));
    setOutcome({ status: 'none' });
  };
  const change = (fields: Partial<NoteFields>) =>
    setDraft((before) => before && { ...before, fields: { ...before.fields, ...fields } });
  const save = async () => {
    if (!draft) {
      setOutcome({ status: 'none-selected' });
      return;
    }
    setOutcome({ status: 'saving' });
    try {
      setDraft(toDraft(await updateNote(draft.id, { ...draft.fields, updatedAt: draft.base })));
      setOutcome({ status: 'saved' });
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      setDraft(rebase(draft, problem?.current));
      setOutcome({ status: 'failed', reason: reasonOf(problem?.error ?? '') });
    }
  };
  return { draft, outcome, select, change, save };
}
