import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { lacksConsent, PicturePartsContext, type RowPicture } from './image-context.ts';
import { findPictureQuestion } from './picture-question.tsx';
import { EarlierPicture } from './take-down-button.tsx';
import { ShownImagesContext, Thumbnail } from './thumbnail.tsx';

interface RowWithPicture extends RowPicture {
  readonly _id: string;
  readonly num: number;
}

interface RowsWithoutConsentProps<R extends RowWithPicture> {
  readonly rows: readonly R[];
  readonly getName: (row: R) => string;
}

/** Warns of rows that visitors see, or will see, and whose picture lacks consent. */
function RowsWithoutConsent<R extends RowWithPicture>(props: RowsWithoutConsentProps<R>) {
  const { rows, getName } = props;
  const { t } = useTexts();
  const id = useId();
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

interface PictureRowsProps<R extends RowWithPicture> extends RowsWithoutConsentProps<R> {
  /** Whether visitors see a row now. */
  readonly isShown: (row: R) => boolean;
  /** Whether they see it now, or will at its planned time; by default as `isShown`. */
  readonly isPublic?: (row: R) => boolean;
  readonly children: ReactNode;
}

const parts = { Thumbnail, EarlierPicture, findQuestion: findPictureQuestion };

/**
 * Around the editor of rows with pictures: the parts about pictures, which of them visitors see, and
 * a warning above the list.
 */
export function PictureRows<R extends RowWithPicture>(props: PictureRowsProps<R>) {
  const { rows, isShown, isPublic = isShown, getName, children } = props;
  return (
    <ShownImagesContext value={rows.filter(isShown).map(({ imageURL }) => imageURL)}>
      <RowsWithoutConsent
        rows={rows.filter((row) => lacksConsent(row) && isPublic(row))}
        getName={getName}
      />
      <PicturePartsContext value={parts}>{children}</PicturePartsContext>
    </ShownImagesContext>
  );
}
