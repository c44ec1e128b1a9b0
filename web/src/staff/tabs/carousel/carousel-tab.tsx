import { type CarouselItem, carouselItemSchema } from '@club/domain/content/carousel-item';
import { paths } from '@club/domain/paths';
import { useCallback } from 'react';
import { EventImage } from '../../../content/event-image.tsx';
import { updateCarouselItem, useLiveCarouselItems } from '../../../data/staff/staff-carousels.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ConsentCell } from '../../images/consent-cell.tsx';
import { carouselSlot } from '../../images/image-slots.ts';
import { PhotoUpload } from '../../images/photo-upload.tsx';
import { Thumbnail } from '../../images/thumbnail.tsx';
import { RowsWithoutConsent } from '../../images/rows-without-consent.tsx';
import { HiddenPicture, hiddenClass } from './hidden-picture.tsx';
import { publishPhoto } from './publish-photo.ts';
import { type LastPictures, useLastPictures } from './use-last-pictures.ts';
import type { QuickChange } from '../../table/row-list-table.tsx';
import { RowSummary } from '../../lifecycle/row-summary.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { findLiveRow } from '../../row/find-live-row.ts';
import type { RowEditorConfig } from '../../row/row-editor-config.ts';
import type { Column } from '../../table/row-table.tsx';
import { CarouselForm, type CarouselFields } from './carousel-form.tsx';

const editorConfig: RowEditorConfig<CarouselItem, CarouselFields> = {
  name: 'carousel',
  collection: 'carousels',
  schema: carouselItemSchema,
  toFields: ({ _id, updatedAt, consentAt, ...fields }) => ({
    ...fields,
    consentOnFile: consentAt !== null,
  }),
  // The site leaves out an item without an image.
  isPublic: ({ imageURL }) => imageURL !== '',
  getPagePath: () => paths.home,
  save: updateCarouselItem,
};

const renderThumbnail = ({ _id, imageURL }: CarouselItem, lastPictures: LastPictures) =>
  imageURL === '' ? (
    <HiddenPicture imageURL={lastPictures.get(_id)} />
  ) : (
    <Thumbnail imageURL={imageURL} />
  );

function useColumns(lastPictures: LastPictures): Column<CarouselItem>[] {
  const { t } = useTexts();
  return [
    { heading: t('admin:list.number'), renderCell: ({ num }) => num },
    {
      heading: t('admin:list.image'),
      renderCell: (item) => renderThumbnail(item, lastPictures),
    },
    { heading: t('admin:carousel.id'), renderCell: ({ _id }) => _id },
    { heading: t('admin:consent.heading'), renderCell: (row) => <ConsentCell row={row} /> },
  ];
}

/**
 * Returns the function that describes a row's quick change. The change hides the row's picture, or
 * restores its last picture from the history.
 */
function useDisplayChange(lastPictures: LastPictures, getName: (item: CarouselItem) => string) {
  const { t } = useTexts();
  return (item: CarouselItem): QuickChange<CarouselFields> | undefined => {
    const { imageURL } = item;
    const name = getName(item);
    if (imageURL !== '') {
      return {
        label: t('admin:quick.hide'),
        fullLabel: t('admin:quick.hide_row', { name }),
        newValues: { imageURL: '' },
        message: t('admin:quick.hidden'),
      };
    }
    const lastImageURL = lastPictures.get(item._id);
    return lastImageURL === undefined
      ? undefined
      : {
          label: t('admin:quick.show'),
          fullLabel: t('admin:quick.show_row', { name }),
          newValues: { imageURL: lastImageURL },
          message: t('admin:quick.shown'),
        };
  };
}

/** Renders the preview of an item. If its picture is hidden, the preview shows it in grey. */
function renderPicture(item: CarouselItem, lastPictures: LastPictures) {
  const imageURL = item.imageURL || lastPictures.get(item._id);
  return (
    <div className={`bg-sky p-gutter lg:w-120 ${item.imageURL === '' ? hiddenClass : ''}`}>
      {imageURL !== undefined && <EventImage item={{ ...item, imageURL }} />}
    </div>
  );
}

/** The CAROUSEL tab (specification, sections 2 and 4). */
export function CarouselTab() {
  const { t, locale } = useTexts();
  const liveRows = useLiveCarouselItems();
  const lastPictures = useLastPictures(liveRows);
  const getName = ({ num }: CarouselItem) => t('staffRows:photo', { number: num });
  const renderPreview = useCallback(
    (item: CarouselItem) => renderPicture(item, lastPictures),
    [lastPictures],
  );
  const labels = useFieldLabels('carousels');
  return (
    <>
      {/* The upload comes first. The rows below load later, and would push it down. */}
      <PhotoUpload slot={carouselSlot} publishPhoto={publishPhoto} />
      {/* Visitors see every item that has a picture. */}
      <RowsWithoutConsent liveRows={liveRows} isPublic={() => true} getName={getName} />
      <RowEditor
        config={editorConfig}
        liveRows={liveRows}
        columns={useColumns(lastPictures)}
        labels={labels}
        getQuickChange={useDisplayChange(lastPictures, getName)}
        getName={getName}
        renderSummary={(item) => (
          <RowSummary picture={renderThumbnail(item, lastPictures)}>
            {readLocalizedText(item, 'alt', locale).text || getName(item)}
          </RowSummary>
        )}
        previewWidth={480}
        renderPreview={renderPreview}
      >
        {(props) => (
          <CarouselForm
            {...props}
            consentAt={findLiveRow(liveRows, props.id)?.consentAt}
            hiddenImageURL={lastPictures.get(props.id)}
          />
        )}
      </RowEditor>
    </>
  );
}
