import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { toPixelArea, shrinkToSlot } from './crop-area.ts';
import { CropFrame, makeLargestCrop } from './crop-frame.tsx';
import { type ChosenImage, cropImage, shrinkImage } from './encode-image.ts';
import type { ImageSlot } from './image-slots.ts';
import { useSizeText } from './upload-progress.tsx';

interface CropDialogProps {
  readonly chosenImage: ChosenImage;
  readonly slot: ImageSlot;
  /** Receives the file to upload: the cropped image, a smaller copy, or the chosen file. */
  readonly onDone: (file: File) => void;
  readonly onCancel: () => void;
}

/** Asks which part of a chosen image to show, or all of it. */
export function CropDialog({ chosenImage, slot, onDone, onCancel }: CropDialogProps) {
  const { t } = useTexts();
  const formatSize = useSizeText();
  const { file, bitmap } = chosenImage;
  const [crop, setCrop] = useState(() => makeLargestCrop(bitmap, slot));
  const [isBusy, setIsBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const area = toPixelArea(crop, bitmap);
  // The Escape key closes the dialog even while the image is being prepared. That image must not be
  // uploaded.
  const isCancelled = useRef(false);
  const cancel = () => {
    isCancelled.current = true;
    onCancel();
  };
  const finish = (preparedFile: File) => {
    if (!isCancelled.current) onDone(preparedFile);
  };
  const cropChosenImage = () => {
    setIsBusy(true);
    // If the browser cannot crop, the whole file is uploaded. The server re-encodes it anyway.
    void cropImage(chosenImage, area, slot)
      .catch(() => file)
      .then(finish);
  };
  const prepareWholeImage = () => {
    setIsBusy(true);
    void shrinkImage(chosenImage, slot).then(finish);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-how`}
      onCancel={cancel}
      className="m-auto w-[min(56rem,calc(100vw-1rem))] border-t-8 border-court bg-cream p-4 text-ink backdrop:bg-ink/70 sm:p-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id={`${id}-heading`} className="font-display text-2xl font-bold">
          {t('admin:crop.heading')}
        </h2>
        <p id={`${id}-how`}>
          {t('admin:crop.how')} {slot.alwaysVisible && t('admin:crop.always_seen')}
        </p>
        <CropFrame bitmap={bitmap} slot={slot} crop={crop} onChange={setCrop} />
        <dl className="grid gap-x-6 sm:grid-cols-2">
          <div>
            <dt className="font-semibold">{t('admin:crop.before')}</dt>
            <dd>{formatSize(bitmap, file.size)}</dd>
          </div>
          <div>
            <dt className="font-semibold">{t('admin:crop.after')}</dt>
            <dd>{formatSize(shrinkToSlot(area, slot))}</dd>
          </div>
        </dl>
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap gap-3 bg-cream px-4 pt-2 pb-4 sm:-bottom-6 sm:-mb-6 sm:pb-6">
          <Button autoFocus disabled={isBusy} onClick={cropChosenImage}>
            {t('admin:crop.cut')}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={prepareWholeImage}>
            {t('admin:crop.skip')}
          </Button>
          <Button variant="outline" disabled={isBusy} onClick={cancel}>
            {t('admin:crop.cancel')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
