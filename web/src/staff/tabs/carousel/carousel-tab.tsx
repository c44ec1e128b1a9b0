import { type CarouselItem, carousels } from '@club/domain/content/carousel-item';
import { useCallback } from 'react';
import * as v from 'valibot';
import { EventImage } from '../../../content/event-image.tsx';
import { logWarning } from '../../../data/log-warning.ts';
import { createRow, listHistory, saveRow } from '../../../data/staff/staff-calls.ts';
import { listRows, useLiveRows } from '../../../data/staff/use-live-rows.ts';
import { uploadImage } from '../../../data/staff/upload-image.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { RowEditor } from '../../editor/row-editor.tsx';
import { RowSummary, useContentColumns } from '../../editor/row-table.tsx';
import { useFieldLabels } from '../../fields/use-field-labels.ts';
import { imageSlots } from '../../fields/image-slots.ts';
import { PhotoUpload } from '../../fields/photo-upload.tsx';
import { PictureRows } from '../../fields/picture-rows.tsx';
import { Thumbnail, useStaffImage } from '../../fields/thumbnail.tsx';
import type { PublishPhoto } from '../../fields/use-photo-queue.ts';
import { makeEditorConfig } from '../../editor/row-editor-config.ts';
import type { QuickChange } from '../../editor/row-list-table.tsx';
import type { Column } from '../../editor/row-table.tsx';
import { type CarouselFields, CarouselForm } from './carousel-form.tsx';

/** The classes of a picture that visitors do not see. */
const hiddenClass = 'opacity-60 grayscale';

/** A hidden picture in the list, grey and with a label. */
function HiddenPicture({ imageURL = '' }: { readonly imageURL: string | undefined }) {
  const { t } = useTexts();
  return (
    <div className="grid w-fit gap-1">
      <div className={hiddenClass}>
        <Thumbnail imageURL={imageURL} />
      </div>
      <strong className="w-fit bg-sun px-2 text-sm">{t('admin:hidden_picture')}</strong>
    </div>
  );
}

/**
 * Adds a photo with consent as a new item of the carousel. It creates the item, uploads the photo,
 * and saves its address. A repeated call continues with the same item.
 *
 * @throws ApiError with the server's reason; DOMException `AbortError` after a cancel
 */
const publishPhoto: PublishPhoto = async ({ id, image, onProgress, signal }) => {
  const row = await createRow('carousels', { id: `photo-${id.slice(0, 8)}` });
  const { _id, num } = v.parse(carousels.rowSchema, row);
  const { imageURL } = await uploadImage({ id: _id, image, onProgress, signal });
  await saveRow('carousels', _id, { num, imageURL, consentOnFile: true });
};

/** The address of the last picture of each row that has no picture now, by row id. */
type LastPictures = ReadonlyMap<string, string>;

/** Finds the last picture of a hidden row; undefined if its history has none or cannot be read. */
async function findLastPicture(id: string): Promise<string | undefined> {
  try {
    const entries = await listHistory('carousels', id);
    for (const { before } of entries) {
      if ('imageURL' in before && before.imageURL !== '') return before.imageURL;
    }
  } catch (cause) {
    logWarning('The last picture of a hidden row could not be read', cause);
  }
  return undefined;
}

async function findLastPictures(ids: readonly string[]): Promise<LastPictures> {
  const pictures = await Promise.all(
    ids.map(async (id) => [id, await findLastPicture(id)] as const),
  );
  return new Map(pictures.flatMap(([id, imageURL]) => (imageURL ? [[id, imageURL]] : [])));
}

const noPictures: LastPictures = new Map();

/**
 * Finds hidden rows' last pictures in the history, which only staff can read. The row is public, so
 * a hidden picture must not stay in it.
 */
function useLastPictures(rows: readonly CarouselItem[]): LastPictures {
  const ids = rows.filter(({ imageURL }) => imageURL === '').map(({ _id }) => _id);
  const { data } = useStaffRequest({
    key: ids.length > 0 ? 'the last pictures of hidden rows' : undefined,
    version: ids.join(' '),
    fetch: () => findLastPictures(ids),
  });
  return data ?? noPictures;
}

const editorConfig = makeEditorConfig('carousels', {
  // The site leaves out an item without an image.
  isPublic: ({ imageURL }) => imageURL !== '',
});

const renderThumbnail = ({ _id, imageURL }: CarouselItem, lastPictures: LastPictures) =>
  imageURL === '' ? (
    <HiddenPicture imageURL={lastPictures.get(_id)} />
  ) : (
    <Thumbnail imageURL={imageURL} />
  );

function useColumns(lastPictures: LastPictures): Column<CarouselItem>[] {
  const { t } = useTexts();
  return useContentColumns('carousels', [
    'num',
    {
      heading: t('admin:list.image'),
      renderCell: (item) => renderThumbnail(item, lastPictures),
    },
    'consentOnFile',
  ]);
}

/** The change that hides a row's picture, or restores its last picture from the history. */
function findDisplayChange(
  { _id, imageURL }: CarouselItem,
  lastPictures: LastPictures,
): QuickChange<CarouselFields> | undefined {
  if (imageURL !== '') return { isShown: true, newValues: { imageURL: '' } };
  const lastImageURL = lastPictures.get(_id);
  return lastImageURL === undefined
    ? undefined
    : { isShown: false, newValues: { imageURL: lastImageURL } };
}

interface ItemPreviewProps {
  readonly item: CarouselItem;
  /** The picture of the row while it is hidden. The preview shows it in grey. */
  readonly hiddenPicture: string | undefined;
}

function ItemPreview({ item, hiddenPicture = '' }: ItemPreviewProps) {
  const { src } = useStaffImage(item.imageURL || hiddenPicture, 960);
  return (
    <div className={`bg-sky p-gutter lg:w-120 ${item.imageURL === '' ? hiddenClass : ''}`}>
      {src !== undefined && <EventImage item={{ ...item, imageURL: src }} />}
    </div>
  );
}

/** The CAROUSEL tab (specification, sections 2 and 4). */
export function CarouselTab() {
  const { t, locale } = useTexts();
  const liveRows = useLiveRows('carousels');
  const rows = listRows(liveRows);
  const lastPictures = useLastPictures(rows);
  const getName = ({ num }: CarouselItem) => t('staffRows:photo', { number: num });
  const renderPreview = useCallback(
    (item: CarouselItem) => <ItemPreview item={item} hiddenPicture={lastPictures.get(item._id)} />,
    [lastPictures],
  );
  const labels = useFieldLabels('carousels');
  return (
    <>
      {/* The upload comes first. The rows below load later, and would push it down. */}
      <PhotoUpload slot={imageSlots.carousels} publishPhoto={publishPhoto} />
      {/* Visitors see every item that has a picture. */}
      <PictureRows rows={rows} isShown={() => true} getName={getName}>
        <RowEditor
          config={editorConfig}
          liveRows={liveRows}
          columns={useColumns(lastPictures)}
          labels={labels}
          getQuickChange={(item) => findDisplayChange(item, lastPictures)}
          getName={getName}
          renderSummary={(item) => (
            <RowSummary picture={renderThumbnail(item, lastPictures)}>
              {readLocalizedText(item, 'alt', locale).text || getName(item)}
            </RowSummary>
          )}
          previewWidth={480}
          renderPreview={renderPreview}
        >
          {(props) => <CarouselForm {...props} hiddenImageURL={lastPictures.get(props.id)} />}
        </RowEditor>
      </PictureRows>
    </>
  );
}
