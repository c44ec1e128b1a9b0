import type { Note } from '@club/domain/note';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface RowProps {
  readonly note: Note;
  readonly isSelected: boolean;
  readonly onSelect: (note: Note) => void;
}

interface NoteTableProps {
  readonly notes: readonly Note[];
  readonly selectedId: string | undefined;
  readonly onSelect: (note: Note) => void;
}

const cell = 'px-3 py-2 text-left align-top';

function NoteRow({ note, isSelected, onSelect }: RowProps) {
  const { t } = useTexts();
  return (
    <tr
      data-selected={isSelected}
      className="border-t border-ink/15 data-[selected=true]:bg-sun/25"
    >
      <td className={cell}>
        <button
          type="button"
          onClick={() => onSelect(note)}
          className="min-h-11 cursor-pointer px-2 font-bold text-river underline"
        >
          {t(isSelected ? 'admin.list.selected' : 'admin.list.select')}
        </button>
      </td>
      <td className={cell} lang="fr">
        <span className="line-clamp-3">{note.note_fr}</span>
      </td>
      <td className={cell} lang="en">
        <span className="line-clamp-3">{note.note}</span>
      </td>
      <td className={cell}>{t(note.buttonDisplay ? 'admin.list.on' : 'admin.list.off')}</td>
      <td className={cell} lang="en">
        {formatAdminDate(note.updatedAt)}
      </td>
    </tr>
  );
}

/** The rows of the NOTE tab. Selecting one fills the form (specification, section 4). */
export function NoteTable({ notes, selectedId, onSelect }: NoteTableProps) {
  const { t } = useTexts();
  const headings = [
    t('admin.list.choice'),
    t('admin.note.note_fr'),
    t('admin.note.note'),
    t('admin.note.button_column'),
    t('admin.list.updated'),
  ];
  return (
    // The choice comes first: on a phone the rest of the row is a swipe away.
    <div className="overflow-x-auto">
      <table className="w-full min-w-160 border-collapse bg-white">
        <caption className="py-2 text-left font-semibold">{t('admin.note.caption')}</caption>
        <thead className="bg-sky">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notes.map((note) => (
            <NoteRow
              key={note._id}
              note={note}
              isSelected={note._id === selectedId}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
