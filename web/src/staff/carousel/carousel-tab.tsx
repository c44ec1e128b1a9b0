import { type CarouselItem, carouselItemSchema } from '@club/domain/carousel-item';
import { EventImage } from '../../content/event-image.tsx';
import { updateCarouselItem, useWatchedCarouselItems } from '../../data/staff-carousels.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConsentCell } from '../images/consent-cell.tsx';
import { findConsentAt } from '../images/find-consent-at.ts';
import { Thumbnail } from '../images/thumbnail.tsx';
import { WithoutConsent } from '../images/without-consent.tsx';
import type { QuickChange } from '../rows/quick-table.tsx';
import { RowEditor } from '../rows/row-editor.tsx';
import type { RowList } from '../rows/row-list.ts';
import type { Column } from '../rows/row-table.tsx';
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
  // Without an image there is nothing to show, and the site leaves it out.
  isPublic: ({ imageURL }) => imageURL !== '',
  save: updateCarouselItem,
};

function useColumns(): Column<CarouselItem>[] {
  const { t } = useTexts();
  return [
    { heading: t('admin.list.number'), cell: ({ num }) => num },
    {
      heading: t('admin.list.image'),
      cell: ({ imageURL }) => <Thumbnail imageURL={imageURL} />,
    },
    { heading: t('admin.carousel.id'), cell: ({ _id }) => _id },
    { heading: t('admin.consent.heading'), cell: (row) => <ConsentCell row={row} /> },
  ];
}

/** An image is taken off the site in one click; its history keeps it. */
function useRemoval() {
  const { t } = useTexts();
  return ({ _id, imageURL }: CarouselItem): QuickChange<CarouselFields> | undefined =>
    imageURL === ''
      ? undefined
      : {
          label: t('admin.quick.hide'),
          fullLabel: t('admin.quick.hide_row', { name: _id }),
          change: { imageURL: '' },
          said: t('admin.quick.hidden'),
        };
}

/** The CAROUSEL tab (specification, sections 2 and 4). */
export function CarouselTab() {
  const { t } = useTexts();
  const watched = useWatchedCarouselItems();
  const labels = {
    num: t('admin.list.number'),
    imageURL: t('admin.list.image'),
    alt: t('admin.carousel.alt'),
    alt_fr: t('admin.carousel.alt_fr'),
    consentOnFile: t('admin.consent.heading'),
  };
  return (
    <>
      <WithoutConsent watched={watched} nameOf={({ _id }) => _id} />
      <RowEditor
        list={list}
        watched={watched}
        columns={useColumns()}
        labels={labels}
        quickChange={useRemoval()}
        previewShown={480}
        preview={(item) => (
          <div className="bg-sky p-gutter lg:w-120">
            {item.imageURL !== '' && <EventImage item={item} />}
          </div>
        )}
      >
        {(props) => <CarouselForm {...props} consentAt={findConsentAt(watched, props.id)} />}
      </RowEditor>
    </>
  );
}
