import type { EditableCollection, FormOf, RowOf } from '@club/domain/content/content-types';
import type { ReactNode } from 'react';
import { formatAdminDate } from '../../i18n/dates.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lacksConsent, type RowPicture } from '../fields/image-slots.ts';
import { Thumbnail } from '../fields/thumbnail.tsx';
import { getTextLocale, useFieldLabels, useToggleText } from '../fields/use-field-labels.ts';
import type { Column } from './row-table.tsx';

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
      if (name === 'imageURL') return <Thumbnail imageURL={String(value)} />;
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
