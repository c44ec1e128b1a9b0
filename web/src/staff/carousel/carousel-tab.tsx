import { type CarouselItem, carouselItemSchema } from '@club/domain/carousel-item';
import { updateCarouselItem, useWatchedCarouselItems } from '../../data/staff-carousels.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ConsentCell } from '../images/consent-cell.tsx';
import { findConsentAt } from '../images/find-consent-at.ts';
import { Thumbnail } from '../images/thumbnail.tsx';
import { WithoutConsent } from '../images/without-consent.tsx';
import { RowEditor } from '../rows/row-editor.tsx';
import type { RowList } from '../rows/row-list.ts';
import type { Column } from '../rows/row-table.tsx';
import { CarouselForm, type CarouselFields } from './carousel-form.tsx';

const list: RowList<CarouselItem, CarouselFields> = {
  name: 'carousel',
  schema: carouselItemSchema,
  toFields: ({ num, imageURL, alt, alt_fr, consentAt }) => ({
    num,
    imageURL,
    alt,
    alt_fr,
    consentOnFile: consentAt !== null,
  }),
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
      <RowEditor list={list} watched={watched} columns={useColumns()} labels={labels}>
        {(props) => <CarouselForm {...props} consentAt={findConsentAt(watched, props.id)} />}
      </RowEditor>
    </>
  );
}
