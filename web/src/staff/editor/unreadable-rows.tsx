import type { UnreadableRow } from '../../data/staff/repair-documents.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFieldLabelJoiner } from '../fields/use-field-labels.ts';

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
