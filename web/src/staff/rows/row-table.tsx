import type { KeyboardEvent, ReactNode } from 'react';
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
  /** What else can be done with a row, in one click. */
  readonly actions: (row: R) => ReactNode;
}

const cellClass = 'px-3 py-2 text-left align-top';

/** Up and down go from row to row, as in any list one edits. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
    ArrowDown: 'nextElementSibling',
    ArrowUp: 'previousElementSibling',
  };
  const step = steps[event.key];
  if (!step || !(event.target instanceof Element)) return;
  const button = event.target.closest('tr')?.[step]?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

interface TableRowProps<R extends Row> {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  readonly isSelected: boolean;
  readonly onSelect: (row: R) => void;
  readonly actions: ReactNode;
}

function TableRow<R extends Row>(props: TableRowProps<R>) {
  const { t } = useTexts();
  const { row, columns, isSelected, onSelect, actions } = props;
  return (
    <tr
      data-selected={isSelected}
      className="border-t border-ink/15 hover:bg-sky/50 data-[selected=true]:bg-sun/25"
    >
      <td className={`${cellClass} w-px`}>
        <div className="flex flex-wrap gap-x-2">
          <button
            type="button"
            aria-pressed={isSelected}
            onClick={() => onSelect(row)}
            className="min-h-11 cursor-pointer px-2 font-bold text-river underline"
          >
            {t(isSelected ? 'admin.list.selected' : 'admin.list.select')}
          </button>
          {actions}
        </div>
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
  actions,
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
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map((row) => (
            <TableRow
              key={row._id}
              row={row}
              columns={columns}
              isSelected={row._id === selectedId}
              onSelect={onSelect}
              actions={actions(row)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
