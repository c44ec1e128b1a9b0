import type { ReactNode } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Row } from './row-draft.ts';

/** One column of a list: its heading, and what stands in it for a row. */
export interface Column<R extends Row> {
  readonly heading: string;
  readonly cell: (row: R) => ReactNode;
  /** The language of the cells where it is not the page's. */
  readonly lang?: 'fr' | 'en';
}

interface RowTableProps<R extends Row> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly selectedId: string | undefined;
  readonly onSelect: (row: R) => void;
}

const cellClass = 'px-3 py-2 text-left align-top';

function TableRow<R extends Row>(props: {
  row: R;
  columns: readonly Column<R>[];
  isSelected: boolean;
  onSelect: (row: R) => void;
}) {
  const { t } = useTexts();
  const { row, columns, isSelected, onSelect } = props;
  return (
    <tr
      data-selected={isSelected}
      className="border-t border-ink/15 data-[selected=true]:bg-sun/25"
    >
      <td className={cellClass}>
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() => onSelect(row)}
          className="min-h-11 cursor-pointer px-2 font-bold text-river underline"
        >
          {t(isSelected ? 'admin.list.selected' : 'admin.list.select')}
        </button>
      </td>
      {columns.map(({ heading, cell, lang }) => (
        <td key={heading} className={cellClass} lang={lang}>
          {cell(row)}
        </td>
      ))}
      <td className={cellClass} lang="en">
        {formatAdminDate(row.updatedAt)}
      </td>
    </tr>
  );
}

/** The rows of a tab. Selecting one fills the form (specification, section 4). */
export function RowTable<R extends Row>({
  caption,
  columns,
  rows,
  selectedId,
  onSelect,
}: RowTableProps<R>) {
  const { t } = useTexts();
  const headings = [
    t('admin.list.choice'),
    ...columns.map(({ heading }) => heading),
    t('admin.list.updated'),
  ];
  return (
    // The choice comes first: on a phone the rest of the row is a swipe away.
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full min-w-160 border-collapse bg-white">
        <caption className="py-2 text-left font-semibold">{caption}</caption>
        <thead className="bg-sky">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={cellClass}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={row._id}
              row={row}
              columns={columns}
              isSelected={row._id === selectedId}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
