import type { EditableCollection, FormOf, RowOf } from '@club/domain/content/content-types';
import { ConsentCell } from '../fields/consent-cell.tsx';
import { Thumbnail } from '../fields/thumbnail.tsx';
import type { Column } from './row-table.tsx';
import { getTextLocale } from '../fields/text-kind.ts';
import { useFieldLabels } from '../fields/use-field-labels.ts';
import { useToggleText } from '../fields/use-toggle-text.ts';

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
