import type { EditableCollection, FormOf, RowOf } from '@club/domain/content/content-types';
import { type KeyboardEvent, memo, type ReactNode, useContext } from 'react';
import type { UnreadableRow } from '../../data/staff/repair-documents.ts';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { lacksConsent, PicturePartsContext, type RowPicture } from '../fields/image-context.ts';
import {
  getTextLocale,
  useFieldLabelJoiner,
  useFieldLabels,
  useToggleText,
} from '../fields/use-field-labels.ts';
import type { Row } from './row-draft.ts';

/** One column of a list: its heading, and its content for a row. */
export interface Column<R extends Row> {
  readonly heading: string;
  readonly renderCell: (row: R) => ReactNode;
  /** The language of the cells, if it is not the page's. */
  readonly lang?: 'fr' | 'en';
}

interface RowSummaryProps {
  readonly picture?: ReactNode;
  /** The row's name or the beginning of its text. */
  readonly children: ReactNode;
}

/** What staff recognize a row by: its picture and its name. */
export function RowSummary({ picture, children }: RowSummaryProps) {
  return (
    <div className="flex items-center gap-3 max-sm:flex-col max-sm:items-start max-sm:gap-1">
      {picture}
      <strong>{children}</strong>
    </div>
  );
}

function PictureCell({ imageURL }: { readonly imageURL: string }) {
  const { Thumbnail } = useContext(PicturePartsContext);
  return <Thumbnail imageURL={imageURL} />;
}

/** A row's consent in a list: its date, or a warning. Without image and consent it is empty. */
function ConsentCell({ row }: { readonly row: RowPicture }) {
  const { t } = useTexts();
  if (lacksConsent(row)) {
    return <strong className="bg-sun px-2">{t('admin:consent.missing')}</strong>;
  }
  return row.consentAt === null ? null : <span lang="en">{formatAdminDate(row.consentAt)}</span>;
}

/**
 * Makes the columns of a list from its fields: by the kind of a field's value, with its label.
 *
 * @param columns the names of the fields, and the tab's own columns between them
 */
export function useContentColumns<Name extends EditableCollection>(
  collection: Name,
  columns: readonly ((keyof FormOf<Name> & string) | Column<RowOf<Name>>)[],
): Column<RowOf<Name>>[] {
  const getToggleText = useToggleText();
  const labels = useFieldLabels(collection);
  return columns.map((column) => {
    if (typeof column !== 'string') return column;
    const name: string = column;
    const lang = getTextLocale(name);
    const renderCell = (row: RowOf<Name>) => {
      if (name === 'consentOnFile' && 'consentAt' in row) return <ConsentCell row={row} />;
      const value: unknown = new Map<string, unknown>(Object.entries(row)).get(name);
      if (typeof value === 'boolean') return getToggleText(name, value);
      if (name === 'imageURL') return <PictureCell imageURL={String(value)} />;
      if (name === 'id') return <strong>{String(value)}</strong>;
      return lang === undefined ? (
        String(value)
      ) : (
        <span className="line-clamp-3">{String(value)}</span>
      );
    };
    return {
      heading: labels[column],
      renderCell,
      ...(lang && { lang }),
    };
  });
}

/** On a phone a row is a block with labelled cells. */
const cellClass =
  'px-3 py-3 text-left align-top max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:px-0 max-sm:py-0.5';

function CellLabel({ children }: { children: ReactNode }) {
  return <span className="text-sm font-semibold text-slate sm:hidden">{children}</span>;
}

/** When a row was saved. It is memoized, because formatting every row's date again is slow. */
const SavedAt = memo(function SavedAt({ instant }: { readonly instant: string }) {
  return formatAdminDate(instant);
});

/** Moves the focus between rows with the up and down keys. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
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
  readonly hasDraft: boolean;
  readonly name: string;
  readonly onSelect: (row: R) => void;
  /** Renders the row's actions, besides the button that selects it. */
  readonly renderActions: (row: R) => ReactNode;
}

function PlainTableRow<R extends Row>(props: TableRowProps<R>) {
  const { t } = useTexts();
  const { row, columns, isSelected, hasDraft, name, onSelect, renderActions } = props;
  return (
    <tr
      role="row"
      data-selected={isSelected}
      className="border-t border-ink/15 hover:bg-sky/50 data-[selected=true]:bg-sun/25 data-[selected=true]:inset-shadow-[0.375rem_0_0_var(--color-court)] max-sm:grid max-sm:gap-0.5 max-sm:p-4"
    >
      <td
        role="cell"
        className="px-4 py-1.5 align-top sm:w-px max-sm:order-last max-sm:px-1 max-sm:pb-0"
      >
        <div className="grid grid-cols-[auto_auto] justify-start gap-x-3 max-sm:flex max-sm:flex-wrap">
          <RowButton aria-pressed={isSelected} onClick={() => onSelect(row)}>
            {t(isSelected ? 'admin:list.selected' : 'admin:list.select')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </RowButton>
          {renderActions(row)}
        </div>
        {hasDraft && (
          <p className="mt-1 w-fit bg-sun px-2 text-sm font-semibold max-sm:whitespace-nowrap">
            {t('admin:editing.draft')}
          </p>
        )}
      </td>
      {columns.map(({ heading, renderCell, lang }) => (
        <td role="cell" key={heading} className={cellClass}>
          <CellLabel>{heading}</CellLabel>
          <div lang={lang}>{renderCell(row)}</div>
        </td>
      ))}
      <td role="cell" className={cellClass}>
        <CellLabel>{t('admin:list.updated')}</CellLabel>
        <div lang="en" className="text-sm sm:min-w-36">
          <SavedAt instant={row.updatedAt} />
        </div>
      </td>
    </tr>
  );
}

/** A row of a list. Memoized, so that it renders only when its props change. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

interface UnreadableRowsProps {
  readonly rows: readonly UnreadableRow[];
  readonly labels: object;
}

/**
 * Lists the rows with unreadable fields, which the Firebase console or an earlier release wrote.
 * Visitors do not see these rows.
 */
export function UnreadableRows({ rows, labels }: UnreadableRowsProps) {
  const { t } = useTexts();
  const joinFieldLabels = useFieldLabelJoiner(labels);
  if (rows.length === 0) return null;
  return (
    <div role="status" className="grid gap-2 border-l-8 border-court bg-white p-4">
      {rows.map(({ id, fields }) => (
        <div key={id} className="wrap-anywhere">
          <p className="font-semibold">
            {t('admin:unreadable.row', { id, fields: joinFieldLabels(fields) })}
          </p>
          {/* The API cannot address a row without a readable id, so staff cannot repair it. */}
          <p>
            {t(fields.includes('_id') ? 'admin:unreadable.unusable_id' : 'admin:unreadable.repair')}
          </p>
        </div>
      ))}
    </div>
  );
}

/** The fields of the opened row that could not be read. */
export function UnreadableFields({ rows, labels, id }: UnreadableRowsProps & { id: string }) {
  const { t } = useTexts();
  const joinFieldLabels = useFieldLabelJoiner(labels);
  const row = rows.find((unreadableRow) => unreadableRow.id === id);
  if (!row) return null;
  return (
    <p className="border-l-8 border-court bg-white p-4 font-semibold">
      {t('admin:unreadable.fields', { fields: joinFieldLabels(row.fields) })}
    </p>
  );
}
