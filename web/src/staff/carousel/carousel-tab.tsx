import { type CarouselItem, carouselItemSchema } from '@club/domain/carousel-item';
import { updateCarouselItem, useWatchedCarouselItems } from '../../data/staff-carousels.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Thumbnail } from '../images/thumbnail.tsx';
import { RowEditor } from '../rows/row-editor.tsx';
import type { RowList } from '../rows/row-list.ts';
import type { Column } from '../rows/row-table.tsx';
import { CarouselForm, type CarouselFields } from './carousel-form.tsx';

const list: RowList<CarouselItem, CarouselFields> = {
  name: 'carousel',
  schema: carouselItemSchema,
  toFields: ({ num, imageURL }) => ({ num, imageURL }),
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
  ];
}

/** The CAROUSEL tab (specification, sections 2 and 4). */
export function CarouselTab() {
  const { t } = useTexts();
  const labels = { num: t('admin.list.number'), imageURL: t('admin.list.image') };
  return (
    <RowEditor
      list={list}
      watched={useWatchedCarouselItems()}
      columns={useColumns()}
      labels={labels}
    >
      {(props) => <CarouselForm {...props} />}
    </RowEditor>
  );
}
