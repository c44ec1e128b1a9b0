import type { Note } from '@club/domain/content/note';
import { NoteBox } from '../../../content/note-box.tsx';
import { NoteText } from '../../../content/note-text.tsx';
import { listRows, useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { ContentInputs } from '../../fields/content-inputs.tsx';
import { useContentColumns } from '../../editor/row-table.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { makeEditorConfig } from '../../editor/row-editor-config.ts';
import { shortenNoteText } from './shorten-note-text.ts';

const editorConfig = makeEditorConfig('notes');

const renderPreview = (note: Note) => (
  <div className="mx-auto max-w-page px-gutter py-6">
    <NoteBox>
      <NoteText note={note} />
    </NoteBox>
  </div>
);

/** The NOTE tab (specification, sections 2 and 4). */
export function NoteTab() {
  const { t, locale } = useTexts();
  const liveRows = useLiveRows('notes');
  const [firstNote] = listRows(liveRows);
  const columns = useContentColumns('notes', [
    {
      heading: t('staffRows:first_note'),
      renderCell: ({ _id }) =>
        t(_id === firstNote?._id ? 'staffRows:first_note_yes' : 'staffRows:first_note_no'),
    },
    'note_fr',
    'note',
    'buttonDisplay',
  ]);
  const getName = (note: Note) =>
    shortenNoteText(readLocalizedText(note, 'note', locale).text) || t('staffRows:empty_note');
  return (
    <RowEditor
      config={editorConfig}
      liveRows={liveRows}
      columns={columns}
      labels={useFieldLabels('notes')}
      getName={getName}
      opensOnlyRow
      renderPreview={renderPreview}
    >
      {(props) => <ContentInputs collection="notes" {...props} rows={7} />}
    </RowEditor>
  );
}
