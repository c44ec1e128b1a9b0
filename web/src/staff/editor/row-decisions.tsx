import type { Ref } from 'react';
import { ConflictList } from '../conflicts/conflict-list.tsx';
import { StoredDraftOffer } from './stored-draft-offer.tsx';
import type { Row } from '../row/row-draft.ts';
import type { Labels } from '../row/row-editor-config.ts';
import type { Author } from '../conflicts/use-field-authors.ts';
import type { RowForm } from './use-row-form.ts';

interface RowDecisionsProps<R extends Row, Fields extends object> {
  readonly form: RowForm<R, Fields>;
  readonly labels: Labels<Fields>;
  readonly findAuthor: ((name: keyof Fields) => Author | undefined) | undefined;
  readonly decide: (name: keyof Fields, choice: 'mine' | 'theirs') => void;
  readonly conflictsRef: Ref<HTMLElement>;
}

/** Offers the stored draft of the row, and a choice for each conflict. */
export function RowDecisions<R extends Row, Fields extends object>(
  props: RowDecisionsProps<R, Fields>,
) {
  const { form, labels, findAuthor, decide, conflictsRef } = props;
  const { edit } = form;
  if (!edit) return null;
  const { draft, conflicts } = edit;
  return (
    <>
      {edit.storedDraft && (
        <StoredDraftOffer onRestore={form.restoreDraft} onDiscard={form.discardDraft} />
      )}
      {conflicts.length > 0 && (
        <ConflictList
          ref={conflictsRef}
          conflicts={conflicts.map((name) => ({
            name: String(name),
            label: labels[name],
            theirs: draft.savedFields[name],
            mine: draft.fields[name],
            author: findAuthor?.(name),
            decide: (choice) => decide(name, choice),
          }))}
        />
      )}
    </>
  );
}
