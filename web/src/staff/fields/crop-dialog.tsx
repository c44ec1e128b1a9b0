import { useCallback, useEffect, useId, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { shrinkToSlot, type Size, toPixelArea } from './crop-area.ts';
import { type ChosenImage, cropImage, drawPart, shrinkImage } from './encode-image.ts';
import type { ImageSlot } from './image-slots.ts';
import { useSizeText } from './upload-progress.tsx';
import 'react-image-crop/dist/ReactCrop.css';
import './crop-frame.css';

/** The largest centred part of a picture in the shape of its slot. */
function makeLargestCrop(picture: Size, slot: Size): PercentCrop {
  const { width, height } = picture;
  const aspectRatio = slot.width / slot.height;
  const isWider = width / height > aspectRatio;
  const fullSide = isWider
    ? ({ unit: '%', height: 100 } as const)
    : ({ unit: '%', width: 100 } as const);
  return centerCrop(makeAspectCrop(fullSide, aspectRatio, width, height), width, height);
}

/** Hides the dark area around the frame from screen readers: its SVG has no name. */
function hideMask(frame: ReactCrop | null): void {
  frame?.componentRef.current?.querySelector('svg')?.setAttribute('aria-hidden', 'true');
}

interface CropFrameProps {
  readonly bitmap: ImageBitmap;
  readonly slot: ImageSlot;
  readonly crop: PercentCrop;
  readonly onChange: (crop: PercentCrop) => void;
}

const maxCanvasWidth = 1200;

/** The accessible names of the frame and its handles. */
function useFrameLabels() {
  const { t } = useTexts();
  return {
    cropArea: t('admin:crop.area'),
    nwDragHandle: t('admin:crop.handles.nw'),
    nDragHandle: t('admin:crop.handles.n'),
    neDragHandle: t('admin:crop.handles.ne'),
    eDragHandle: t('admin:crop.handles.e'),
    seDragHandle: t('admin:crop.handles.se'),
    sDragHandle: t('admin:crop.handles.s'),
    swDragHandle: t('admin:crop.handles.sw'),
    wDragHandle: t('admin:crop.handles.w'),
  };
}

/** Marks the part that is seen on every screen. Its size is in fractions of the frame. */
function AlwaysVisiblePart({ width, height }: NonNullable<ImageSlot['alwaysVisible']>) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-0 m-auto border-2 border-dashed border-white outline-2 outline-ink/70 outline-dashed"
      style={{ width: `${width * 100}%`, height: `${height * 100}%` }}
    />
  );
}

/** A picture with a crop frame of fixed aspect ratio, moved by mouse, finger or arrow keys. */
function CropFrame({ bitmap, slot, crop, onChange }: CropFrameProps) {
  const { t } = useTexts();
  // A canvas, because the Content-Security-Policy allows no blob: URLs.
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      const { width, height } = bitmap;
      const scale = Math.min(1, maxCanvasWidth / width);
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
      drawPart(canvas, { bitmap, area: { x: 0, y: 0, width, height }, outputSize: size });
    },
    [bitmap],
  );
  return (
    <ReactCrop
      ref={hideMask}
      crop={crop}
      aspect={slot.width / slot.height}
      keepSelection
      minWidth={48}
      className="crop-frame justify-self-center"
      ariaLabels={useFrameLabels()}
      onChange={(_, percent) => onChange(percent)}
      {...(slot.alwaysVisible && {
        renderSelectionAddon: () => (
          <>{slot.alwaysVisible && <AlwaysVisiblePart {...slot.alwaysVisible} />}</>
        ),
      })}
    >
      <canvas
        ref={paint}
        role="img"
        aria-label={t('admin:crop.picture')}
        className="block max-h-[45vh] max-w-full touch-none"
      />
    </ReactCrop>
  );
}

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
            {t('admin:editing.cancel')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
