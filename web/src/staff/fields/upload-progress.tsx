import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDashboardNumber } from '../../i18n/dashboard-number.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { SignInButton } from '../shell/sign-in-button.tsx';
import { useProblemText } from '../shell/staff-problem.ts';
import type { Size } from './crop-area.ts';
import type { ImageMeasurements, UploadState } from './use-image-upload.ts';

/** Returns a function that formats a picture's size in pixels, and its file size if given. */
export function useSizeText() {
  const { t, locale } = useTexts();
  const format = (value: number) => formatDashboardNumber(value, locale);
  return ({ width, height }: Size, bytes?: number): string => {
    const pixels = { width: format(width), height: format(height) };
    if (bytes === undefined) return t('admin:image.pixels', pixels);
    const kilobytes = format(Math.max(1, Math.round(bytes / 1000)));
    return t('admin:image.pixels_and_weight', { ...pixels, kilobytes });
  };
}

/** Offers to convert a photo whose format was refused. */
export function ConversionOffer({ onConvert }: { readonly onConvert: () => Promise<void> }) {
  const { t } = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Focuses the button, because the alert before this offer says only that the file is refused.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-2 pt-2">
      <p>{t('admin:image.convert_offer')}</p>
      <Button
        ref={button}
        disabled={isBusy}
        onClick={() => {
          setIsBusy(true);
          void onConvert();
        }}
      >
        {t(isBusy ? 'admin:image.converting' : 'admin:image.convert')}
      </Button>
    </div>
  );
}

/** The sizes of the chosen image and of the uploaded image. */
function Sizes({ before, after }: { before: ImageMeasurements; after: ImageMeasurements }) {
  const { t } = useTexts();
  const formatSize = useSizeText();
  return (
    <p className="text-sm">
      {t('admin:image.sizes', {
        before: formatSize(before.size, before.bytes),
        after: formatSize(after.size, after.bytes),
      })}
    </p>
  );
}

/** The problems of files that no conversion makes usable. */
const wrongKinds: ReadonlySet<unknown> = new Set([
  'unsupported-image-type',
  'image-video',
  'image-pdf',
]);

interface UploadProgressProps {
  readonly state: UploadState;
  /** The message for a file of a type that the slot does not accept. */
  readonly wrongKindText: string;
  readonly doneText: string;
  readonly onCancel: () => void;
  /** What staff can do about a file that was refused, in place of the reason. */
  readonly children?: ReactNode;
}

/** The status of an upload, as a live region with a cancel button. */
export function UploadProgress(props: UploadProgressProps) {
  const { state, wrongKindText, doneText, onCancel, children } = props;
  const { t } = useTexts();
  const { getProblemText } = useProblemText('upload');
  return (
    <div role="status" className="grid gap-2">
      {state.status === 'uploading' && (
        <div className="flex flex-wrap items-center gap-3">
          <progress
            value={state.progress}
            aria-label={t('admin:image.uploading')}
            className="grow"
          />
          <Button variant="outline" onClick={onCancel}>
            {t('admin:editing.cancel')}
          </Button>
        </div>
      )}
      {state.status === 'done' && (
        <>
          <p className="font-semibold">{doneText}</p>
          <Sizes before={state.before} after={state.after} />
        </>
      )}
      {state.status === 'cancelled' && <p>{t('admin:image.cancelled')}</p>}
      {state.status === 'failed' && (
        <div className="grid gap-1 border-l-8 border-court pl-3">
          {children ?? (
            <>
              {wrongKinds.has(state.problem) && <p className="font-semibold">{wrongKindText}</p>}
              <p>{getProblemText(state.problem)}</p>
              <p>{t('admin:image.unchanged')}</p>
            </>
          )}
        </div>
      )}
      {state.status === 'signed-out' && (
        <>
          <p className="font-semibold text-ember">{t('admin:image.signed_out')}</p>
          <SignInButton onSignedIn={state.retry} />
        </>
      )}
    </div>
  );
}
