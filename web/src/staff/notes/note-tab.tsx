import { useWatchedNotes } from '../../data/staff-notes.ts';
import { signIn } from '../../data/staff-session.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteTable } from './note-table.tsx';
import { SaveMessage } from './save-message.tsx';
import { useNoteForm } from './use-note-form.ts';

/** The NOTE tab (specification, sections 2 and 4): the live list, and the form of the selected row. */
export function NoteTab() {
  const { t } = useTexts();
  const { state, retry } = useWatchedNotes();
  const { draft, outcome, select, change, save } = useNoteForm();
  const hasEnded = outcome.status === 'failed' && outcome.reason === 'unauthenticated';
  return (
    <section className="grid gap-6 py-6">
      <h2 className="font-display text-2xl font-bold">{t('admin.note.heading')}</h2>
      {/* On error the area stays empty (section 4), but for the way to ask again. */}
      <LoadState
        state={state}
        texts={{ loading: t('admin.list.loading'), error: '', empty: t('admin.list.empty') }}
        retry={retry}
      >
        {(notes) => <NoteTable notes={notes} selectedId={draft?.id} onSelect={select} />}
      </LoadState>
      {!draft && <p>{t('admin.note.pick')}</p>}
      <NoteForm
        fields={draft?.fields}
        outcome={outcome}
        onChange={change}
        onSave={() => void save()}
      >
        <SaveMessage outcome={outcome} />
        {hasEnded && <Button onClick={() => void signIn()}>{t('admin.gate.sign_in')}</Button>}
      </NoteForm>
    </section>
  );
}
