import { type Note, noteSchema } from '@club/domain/content/note';
import { NoteBox } from '../../../content/note-box.tsx';
import { NoteText } from '../../../content/note-text.tsx';
import { updateNote, useLiveNotes } from '../../../data/staff/staff-notes.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import type { RowEditorConfig } from '../../row/row-editor-config.ts';
import type { Column } from '../../table/row-table.tsx';
import { NoteForm, type NoteFields } from './note-form.tsx';

const editorConfig: RowEditorConfig<Note, NoteFields> = {
  name: 'note',
  collection: 'notes',
  schema: noteSchema,
  toFields: ({ note, note_fr, buttonDisplay }) => ({ note, note_fr, buttonDisplay }),
  save: updateNote,
};

function useColumns(): Column<Note>[] {
  const { t } = useTexts();
  return [
    {
      heading: t('admin:note.note_fr'),
      lang: 'fr',
      renderCell: ({ note_fr }) => <span className="line-clamp-3">{note_fr}</span>,
    },
    {
      heading: t('admin:note.note'),
      lang: 'en',
      renderCell: ({ note }) => <span className="line-clamp-3">{note}</span>,
    },
    {
      heading: t('admin:note.button_column'),
      renderCell: ({ buttonDisplay }) => t(buttonDisplay ? 'admin:list.on' : 'admin:list.off'),
    },
  ];
}

const renderPreview = (note: Note) => (
  <div className="mx-auto max-w-page px-gutter py-6">
    <NoteBox>
      <NoteText note={note} />
    </NoteBox>
  </div>
);

/** The NOTE tab (specification, sections 2 and 4). */
export function NoteTab() {
  const { t } = useTexts();
  const labels = {
    note: t('admin:note.note'),
    note_fr: t('admin:note.note_fr'),
    buttonDisplay: t('admin:note.button'),
  };
  return (
    <RowEditor
      config={editorConfig}
      liveRows={useLiveNotes()}
      columns={useColumns()}
      labels={labels}
      getName={() => t('admin:tabs.note')}
      opensOnlyRow
      renderPreview={renderPreview}
    >
      {(props) => <NoteForm {...props} />}
    </RowEditor>
  );
}
