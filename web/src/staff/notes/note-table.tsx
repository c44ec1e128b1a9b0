import type { Note } from '@club/domain/note';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface NoteTableProps {
  readonly notes: readonly Note[];
  readonly selectedId: string | undefined;
  readonly onSelect: (note: Note) => void;
}

const cell = 'px-3 py-2 text-left align-top';

/** The rows of the NOTE tab. Selecting one fills the form (specification, section 4). */
export function NoteTable({ notes, selectedId, onSelect }: NoteTableProps) {
  const { t } = useTexts();
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-160 border-collapse bg-white">
        <caption className="py-2 text-left font-semibold">{t('admin.note.caption')}</caption>
        <thead className="bg-sky">
          <tr>
            <th scope="col" className={cell}>
              {t('admin.note.note_fr')}
            </th>
            <th scope="col" className={cell}>
              {t('admin.note.note')}
            </th>
            <th scope="col" className={cell}>
              {t('admin.note.button_column')}
            </th>
            <th scope="col" className={cell}>
              {t('admin.list.updated')}
            </th>
            <td className={cell} />
          </tr>
        </thead>
        <tbody>
          {notes.map((note) => (
            <tr
              key={note._id}
              data-selected={note._id === selectedId}
              className="border-t border-ink/15 data-[selected=true]:bg-cream"
            >
              <td className={cell} lang="fr">
                {note.note_fr}
              </td>
              <td className={cell} lang="en">
                {note.note}
              </td>
              <td className={cell}>{t(note.buttonDisplay ? 'admin.list.on' : 'admin.list.off')}</td>
              <td className={cell} lang="en">
                {formatAdminDate(note.updatedAt)}
              </td>
              <td className={cell}>
                <button
                  type="button"
                  onClick={() => onSelect(note)}
                  className="min-h-11 cursor-pointer px-3 font-bold text-river underline"
                >
                  {t(note._id === selectedId ? 'admin.list.selected' : 'admin.list.select')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
