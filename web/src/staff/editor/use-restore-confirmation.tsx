import type { HistoryEntry } from '@club/domain/history';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../ui/use-confirm-dialog.tsx';
import { type FieldChange, FieldChanges } from './field-changes.tsx';

/** Asks for confirmation before a restore, and shows what it changes on the site. */
export function useRestoreConfirmation(
  findRestoreChanges: (entry: HistoryEntry) => readonly FieldChange[],
  hasUnsavedChanges: boolean,
) {
  const { t } = useTexts();
  const [entry, setEntry] = useState<HistoryEntry>();
  const changes = entry ? findRestoreChanges(entry) : [];
  const { ask, element } = useConfirmDialog({
    question: t('admin:history.question'),
    explanation: (
      <div className="grid gap-4">
        <p>{t('admin:history.explanation')}</p>
        {hasUnsavedChanges && <p className="font-semibold">{t('admin:history.unsaved')}</p>}
        {changes.length === 0 ? (
          <p className="font-semibold">{t('admin:history.nothing_to_restore')}</p>
        ) : (
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard scrolls it
          <div className="max-h-[40dvh] overflow-y-auto bg-white p-4" tabIndex={0}>
            <FieldChanges
              changes={changes}
              fromLabel={t('admin:history.now')}
              toLabel={t('admin:history.after_restore')}
            />
          </div>
        )}
      </div>
    ),
    confirm: t('admin:history.confirm'),
    cancel: t('admin:history.cancel'),
  });
  return {
    dialog: element,
    confirmRestore: (chosenEntry: HistoryEntry): Promise<boolean> => {
      setEntry(chosenEntry);
      return ask();
    },
  };
}
