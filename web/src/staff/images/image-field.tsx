import { type DragEvent, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { type UploadState, useImageUpload } from './use-image-upload.ts';

interface ImageFieldProps {
  /** The row the image is for; undefined while none is selected. */
  readonly id: string | undefined;
  readonly imageURL: string | undefined;
  /** The kinds of file the place takes, and what to say of any other (specification, section 5). */
  readonly kinds: readonly string[];
  readonly wrongKind: string;
  readonly onUploaded: (imageURL: string) => void;
}

function Progress({ state, onCancel }: { state: UploadState; onCancel: () => void }) {
  const { t } = useTexts();
  return (
    <div role="status" className="grid gap-2">
      {state.status === 'uploading' && (
        <div className="flex flex-wrap items-center gap-3">
          <progress value={state.share} aria-label={t('admin.image.uploading')} className="grow" />
          <Button look="outline" onClick={onCancel}>
            {t('admin.image.cancel')}
          </Button>
        </div>
      )}
      {state.status === 'done' && <p>{t('admin.image.done')}</p>}
      {state.status === 'cancelled' && <p>{t('admin.image.cancelled')}</p>}
      {state.status === 'failed' && (
        <p className="font-semibold text-ember">{t(`admin.image.failed.${state.reason}`)}</p>
      )}
    </div>
  );
}

/** The image of a row: what it is now, and the way to choose or drop another. */
export function ImageField({ id, imageURL, kinds, wrongKind, onUploaded }: ImageFieldProps) {
  const { t } = useTexts();
  const inputId = useId();
  const { state, upload, cancel } = useImageUpload(id, onUploaded);
  const take = (file: File | undefined) => {
    if (!file) return;
    if (kinds.includes(file.type)) void upload(file);
    else window.alert(wrongKind);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
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
        accept={kinds.join(',')}
        disabled={id === undefined || state.status === 'uploading'}
        className="w-full min-h-11 file:mr-3 file:min-h-11 file:cursor-pointer file:bg-ink file:px-4 file:font-semibold file:text-white disabled:opacity-60"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <p className="text-sm">{t('admin.image.hint')}</p>
      <Progress state={state} onCancel={cancel} />
    </div>
  );
}
