import { useCallback } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import './crop-frame.css';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Size } from './crop-area.ts';
import { drawPart } from './encode-image.ts';
import type { ImageSlot } from './image-slots.ts';

/** The largest centred part of a picture in the shape of its slot. */
export function makeLargestCrop(picture: Size, slot: Size): PercentCrop {
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
export function CropFrame({ bitmap, slot, crop, onChange }: CropFrameProps) {
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
