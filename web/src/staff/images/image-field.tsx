import { type DragEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { CropDialog } from './crop-dialog.tsx';
import { type ChosenImage, readImage } from './cut-image.ts';
import type { ImagePlace } from './image-places.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useImageUpload } from './use-image-upload.ts';

interface ImageFieldProps {
  /** The row the image is for; undefined while none is selected. */
  readonly id: string | undefined;
  readonly imageURL: string | undefined;
  readonly place: ImagePlace;
  /** What to say of a file of another kind (specification, section 5). */
  readonly wrongKind: string;
  readonly onUploaded: (imageURL: string) => void;
}

/** What happens to a file: its kind is looked at, the part to show is cut out, and that goes up. */
function useChosenFile({ id, place, wrongKind, onUploaded }: ImageFieldProps) {
  const [chosen, setChosen] = useState<ChosenImage>();
  const { state, upload, refuse, cancel } = useImageUpload(id, onUploaded);
  const take = async (file: File | undefined) => {
    if (!file || id === undefined) return;
    if (!place.kinds.includes(file.type)) {
      window.alert(wrongKind);
      return;
    }
    const image = await readImage(file);
    if (image) setChosen(image);
    else refuse();
  };
  const close = () => setChosen(undefined);
  const dialog = chosen && (
    <CropDialog
      chosen={chosen}
      place={place}
      onCancel={close}
      onDone={(file) => {
        close();
        void upload(chosen, file);
      }}
    />
  );
  return { state, take, cancel, dialog };
}

/** The image of a row: what it is now, and the way to choose or drop another. */
export function ImageField(props: ImageFieldProps) {
  const { id, imageURL, place } = props;
  const { t } = useTexts();
  const inputId = useId();
  const { state, take, cancel, dialog } = useChosenFile(props);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="grid gap-3 border-2 border-dashed border-ink/40 bg-white p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {imageURL !== undefined && imageURL !== '' && (
        <img
          src={imageURL}
          alt={t('admin.image.current')}
          className="max-h-60 w-full object-contain object-left"
        />
      )}
      <label htmlFor={inputId} className="font-semibold">
        {t('admin.image.choose')}
      </label>
      <input
        id={inputId}
        type="file"
        accept={place.kinds.join(',')}
        disabled={id === undefined || state.status === 'uploading'}
        className="w-full min-h-11 file:mr-3 file:min-h-11 file:cursor-pointer file:bg-ink file:px-4 file:font-semibold file:text-white disabled:opacity-60"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <p className="text-sm">{t('admin.image.hint')}</p>
      <UploadProgress state={state} onCancel={cancel} />
      {dialog}
    </div>
  );
}
