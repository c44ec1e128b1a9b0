import { type CarouselItem, carouselItemSchema } from '@club/domain/content/carousel-item';
import { useCallback } from 'react';
import { EventImage } from '../../../content/event-image.tsx';
import { updateCarouselItem, useLiveCarouselItems } from '../../../data/staff/staff-carousels.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ConsentCell } from '../../images/consent-cell.tsx';
import { findConsentAt } from '../../images/find-consent-at.ts';
import { Thumbnail } from '../../images/thumbnail.tsx';
import { RowsWithoutConsent } from '../../images/rows-without-consent.tsx';
import { HiddenPicture, hiddenClass } from './hidden-picture.tsx';
import { type LastPictures, useLastPictures } from './use-last-pictures.ts';
import type { QuickChange } from '../../table/quick-table.tsx';
import { RowEditor } from '../../editor/row-editor.tsx';
import type { RowList } from '../../row/row-list.ts';
import type { Column } from '../../table/row-table.tsx';
import { CarouselForm, type CarouselFields } from './carousel-form.tsx';

const list: RowList<CarouselItem, CarouselFields> = {
  name: 'carousel',
  collection: 'carousels',
  schema: carouselItemSchema,
  toFields: ({ num, imageURL, alt, alt_fr, consentAt }) => ({
    num,
    imageURL,
    alt,
    alt_fr,
    consentOnFile: consentAt !== null,
  }),
  // The site leaves out an item without an image.
  isPublic: ({ imageURL }) => imageURL !== '',
  save: updateCarouselItem,
};

/** The columns of the list. `hidden` has the last pictures of rows without one. */
function useColumns(hidden: LastPictures): Column<CarouselItem>[] {
  const { t } = useTexts();
  return [
    { heading: t('admin:list.number'), cell: ({ num }) => num },
    {
      heading: t('admin:list.image'),
      cell: ({ _id, imageURL }) =>
        imageURL === '' ? (
          <HiddenPicture imageURL={hidden.get(_id)} />
        ) : (
          <Thumbnail imageURL={imageURL} />
        ),
    },
    { heading: t('admin:carousel.id'), cell: ({ _id }) => _id },
    { heading: t('admin:consent.heading'), cell: (row) => <ConsentCell row={row} /> },
  ];
}

/** Hides a picture in one click, and restores it from its history in another. */
function useDisplaySwitch(hidden: LastPictures) {
  const { t } = useTexts();
  return ({ _id: name, imageURL }: CarouselItem): QuickChange<CarouselFields> | undefined => {
    if (imageURL !== '') {
      return {
        label: t('admin:quick.hide'),
        fullLabel: t('admin:quick.hide_row', { name }),
        change: { imageURL: '' },
        message: t('admin:quick.hidden'),
      };
    }
    const last = hidden.get(name);
    return last === undefined
      ? undefined
      : {
          label: t('admin:quick.show'),
          fullLabel: t('admin:quick.show_row', { name }),
          change: { imageURL: last },
          message: t('admin:quick.shown'),
        };
  };
}

/** Renders the picture as visitors see it. A hidden picture is grey. */
function toPreview(item: CarouselItem, hidden: LastPictures) {
  const imageURL = item.imageURL || hidden.get(item._id);
  return (
    <div className={`bg-sky p-gutter lg:w-120 ${item.imageURL === '' ? hiddenClass : ''}`}>
      {imageURL !== undefined && <EventImage item={{ ...item, imageURL }} />}
    </div>
  );
}

/** The CAROUSEL tab (specification, sections 2 and 4). */
export function CarouselTab() {
  const { t } = useTexts();
  const liveRows = useLiveCarouselItems();
  const hidden = useLastPictures(liveRows);
  const preview = useCallback((item: CarouselItem) => toPreview(item, hidden), [hidden]);
  const labels = {
    num: t('admin:list.number'),
    imageURL: t('admin:list.image'),
    alt: t('admin:carousel.alt'),
    alt_fr: t('admin:carousel.alt_fr'),
    consentOnFile: t('admin:consent.heading'),
  };
  return (
    <>
      <RowsWithoutConsent liveRows={liveRows} getName={({ _id }) => _id} />
      <RowEditor
        list={list}
        liveRows={liveRows}
        columns={useColumns(hidden)}
        labels={labels}
        getQuickChange={useDisplaySwitch(hidden)}
        getName={({ _id }) => _id}
        previewWidth={480}
        preview={preview}
      >
        {(props) => <CarouselForm {...props} consentAt={findConsentAt(liveRows, props.id)} />}
      </RowEditor>
    </>
  );
}
