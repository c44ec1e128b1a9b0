import { type Note, noteSchema } from '@club/domain/content/note';
import { limits } from '@club/domain/limits';
import { paths } from '@club/domain/paths';
import { NoteBox } from '../../../content/note-box.tsx';
import { NoteText } from '../../../content/note-text.tsx';
import { updateNote, useLiveNotes } from '../../../data/staff/staff-notes.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { FieldsProps } from '../../editor/fields-props.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { BilingualInput } from '../../fields/bilingual-input.tsx';
import { NoticesBelowControl } from '../../fields/field-notices.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { RowSummary } from '../../lifecycle/row-summary.tsx';
import type { RowEditorConfig } from '../../row/row-editor-config.ts';
import type { Column } from '../../table/row-table.tsx';
import { shortenNoteText } from './shorten-note-text.ts';

type NoteFields = Pick<Note, 'note' | 'note_fr' | 'buttonDisplay'>;

/** The fields of the NOTE tab (specification, sections 4 and 5). */
function NoteForm({ fields, change }: FieldsProps<NoteFields>) {
  const { t } = useTexts();
  return (
    <>
      <BilingualInput
        french={{
          label: t('admin:note.note_fr'),
          name: 'note_fr',
          value: fields.note_fr,
          onChange: (note_fr) => change({ note_fr }),
        }}
        english={{
          label: t('admin:note.note'),
          name: 'note',
          value: fields.note,
          onChange: (note) => change({ note }),
        }}
        maxLength={limits.note}
        rows={7}
      />
      <Switch
        label={t('admin:note.button')}
        on={t('admin:list.on')}
        off={t('admin:list.off')}
        value={fields.buttonDisplay}
        onChange={(buttonDisplay) => change({ buttonDisplay })}
      />
      <NoticesBelowControl name="buttonDisplay" />
    </>
  );
}

const editorConfig: RowEditorConfig<Note, NoteFields> = {
  name: 'note',
  collection: 'notes',
  schema: noteSchema,
  toFields: ({ note, note_fr, buttonDisplay }) => ({ note, note_fr, buttonDisplay }),
  getPagePath: () => paths.schedule,
  save: updateNote,
};

/** @param firstId the id of the note that visitors see */
function useColumns(firstId: string | undefined): Column<Note>[] {
  const { t } = useTexts();
  return [
    {
      heading: t('staffRows:first_note'),
      renderCell: ({ _id }) =>
        t(_id === firstId ? 'staffRows:first_note_yes' : 'staffRows:first_note_no'),
    },
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
  const { t, locale } = useTexts();
  const liveRows = useLiveNotes();
  const { state } = liveRows;
  const [firstNote] = state.status === 'ready' ? state.data : [];
  const shorten = (note: Note) => shortenNoteText(readLocalizedText(note, 'note', locale).text);
  const labels = useFieldLabels('notes');
  return (
    <RowEditor
      config={editorConfig}
      liveRows={liveRows}
      columns={useColumns(firstNote?._id)}
      labels={labels}
      getName={(note) => shorten(note) || t('staffRows:empty_note')}
      renderSummary={(note) => (
        <RowSummary>{shorten(note) || t('staffRows:empty_note')}</RowSummary>
      )}
      opensOnlyRow
      renderPreview={renderPreview}
    >
      {(props) => <NoteForm {...props} />}
    </RowEditor>
  );
}
