import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useProblemText } from '../shell/staff-problem.ts';
import { Checkbox } from './checkbox.tsx';
import { FileInput } from './file-input.tsx';
import type { ImageSlot } from './image-slots.ts';
import { countPhotos, type QueuedPhoto } from './photo-queue.ts';
import { type PublishPhoto, usePhotoQueue } from './use-photo-queue.ts';

/** One photo of the queue: its name, its progress, and why it failed. */
function PhotoItem({ photo }: { readonly photo: QueuedPhoto }) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText('upload');
  const { status, progress, problem, file } = photo;
  const hasFailed = status === 'failed';
  return (
    <li
      className={`grid gap-1 border-l-8 bg-white p-3 ${hasFailed ? 'border-court' : 'border-river'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-semibold wrap-anywhere">{file.name}</span>
        <span>{t(`admin:photos.status.${status}`)}</span>
      </div>
      {status === 'uploading' && (
        <progress
          value={progress}
          aria-label={t('admin:photos.progress', { name: file.name })}
          className="w-full"
        />
      )}
      {problem !== undefined && <p>{getProblemText(problem)}</p>}
    </li>
  );
}

interface PhotoUploadProps {
  readonly slot: ImageSlot;
  readonly publishPhoto: PublishPhoto;
}

/** Adds any number of chosen photos, each as a new item. Staff must confirm the consent first. */
export function PhotoUpload({ slot, publishPhoto }: PhotoUploadProps) {
  const { t } = useTexts();
  const id = useId();
  const [hasConsent, setHasConsent] = useState(false);
  const { photos, isActive, add, retry, stop } = usePhotoQueue(slot, publishPhoto);
  const { total, done, failed } = countPhotos(photos);
  return (
    <details className="mt-8 border-2 border-dashed border-ink/40 bg-white">
      <summary className="min-h-11 cursor-pointer p-4 font-display text-xl font-bold">
        {t('admin:photos.heading')}
      </summary>
      <div className="grid gap-4 p-4 pt-0">
        <p>{t('admin:photos.how')}</p>
        <div className="border-l-8 border-sun bg-white p-4">
          <Checkbox
            label={t('admin:photos.consent')}
            checked={hasConsent}
            disabled={isActive}
            onChange={setHasConsent}
          />
        </div>
        <div className="grid gap-2">
          <label htmlFor={`${id}-files`} className="font-semibold">
            {t('admin:photos.choose')}
          </label>
          <FileInput
            id={`${id}-files`}
            multiple
            disabled={!hasConsent}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              if (hasConsent) add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <p id={`${id}-hint`} className="text-sm">
            {t(hasConsent ? 'admin:photos.hint' : 'admin:photos.consent_first')}
          </p>
        </div>
        <p role="status" className="font-semibold">
          {total > 0 && t('admin:photos.summary', { total, done, failed })}
        </p>
        {total > 0 && (
          <ol className="grid gap-2">
            {photos.map((photo) => (
              <PhotoItem key={photo.id} photo={photo} />
            ))}
          </ol>
        )}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isActive && (
            <Button variant="outline" onClick={stop}>
              {t('admin:photos.stop')}
            </Button>
          )}
          {failed > 0 && !isActive && (
            <Button variant="outline" onClick={retry}>
              {t('admin:photos.retry')}
            </Button>
          )}
        </div>
        {done > 0 && !isActive && <p>{t('admin:photos.next')}</p>}
      </div>
    </details>
  );
}
