import { useId } from 'react';
import type { RetriableState } from '../../state/load-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lacksConsent, type RowPicture } from './image-slots.ts';
import { Thumbnail } from './thumbnail.tsx';

interface RowWithPicture extends RowPicture {
  readonly _id: string;
  readonly num: number;
}

interface RowsWithoutConsentProps<R extends RowWithPicture> {
  readonly liveRows: RetriableState<readonly R[]>;
  /** Whether visitors see a row now, or will at its planned time. */
  readonly isPublic: (row: R) => boolean;
  /** Returns the row's name. */
  readonly getName: (row: R) => string;
}

/**
 * Warns, above the list of a tab, of the rows that visitors see, or will see, and whose picture
 * lacks consent.
 */
export function RowsWithoutConsent<R extends RowWithPicture>({
  liveRows,
  isPublic,
  getName,
}: RowsWithoutConsentProps<R>) {
  const { t } = useTexts();
  const id = useId();
  const rows =
    liveRows.state.status === 'ready'
      ? liveRows.state.data.filter((row) => lacksConsent(row) && isPublic(row))
      : [];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-3 border-l-8 border-court bg-white p-4">
      <h2 id={id} className="font-display text-xl font-bold">
        {t('admin:consent.list', { total: rows.length })}
      </h2>
      <p>{t('admin:consent.list_text')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        {rows.map((row) => (
          <li key={row._id} className="flex items-center gap-3">
            <Thumbnail imageURL={row.imageURL} />
            <span className="max-w-48">
              <strong>{t('admin:consent.picture_number', { number: row.num })}</strong>
              <br />
              {getName(row)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
