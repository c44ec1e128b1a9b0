import type { Ref } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { Row } from './row-draft.ts';
import type { Labels } from './row-editor-config.ts';
import type { Author } from './use-field-authors.ts';
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

interface StoredDraftOfferProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore or discard this row's unsaved draft. */
function StoredDraftOffer({ onRestore, onDiscard }: StoredDraftOfferProps) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-l-8 border-sun bg-white p-4"
    >
      <p className="grow font-semibold">{t('admin:stored_draft.text')}</p>
      <Button variant="dark" onClick={onRestore}>
        {t('admin:stored_draft.restore')}
      </Button>
      <Button variant="outline" onClick={onDiscard}>
        {t('admin:stored_draft.discard')}
      </Button>
    </div>
  );
}
