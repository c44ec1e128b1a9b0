import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useProblemText } from '../requests/use-problem-text.ts';
import type { ImageMeasure, UploadState } from './use-image-upload.ts';
import { useSizeText } from './use-size-text.ts';

/** What became of the picture on its way: its size as it was chosen, and as it went up. */
function Sizes({ before, after }: { before: ImageMeasure; after: ImageMeasure }) {
  const { t } = useTexts();
  const sizeText = useSizeText();
  return (
    <p className="text-sm">
      {t('admin:image.sizes', {
        before: sizeText(before.size, before.bytes),
        after: sizeText(after.size, after.bytes),
      })}
    </p>
  );
}

interface UploadProgressProps {
  readonly state: UploadState;
  /** What the place says of a file of another kind, and what to do. */
  readonly wrongKindText: string;
  readonly doneText: string;
  readonly onCancel: () => void;
}

/** How an upload goes, read out when it changes; while it runs it can be cancelled. */
export function UploadProgress({
  state,
  wrongKindText: wrongKindText,
  doneText: done,
  onCancel,
}: UploadProgressProps) {
  const { t } = useTexts();
  const { textOf } = useProblemText('upload');
  return (
    <div role="status" className="grid gap-2">
      {state.status === 'uploading' && (
        <div className="flex flex-wrap items-center gap-3">
          <progress value={state.share} aria-label={t('admin:image.uploading')} className="grow" />
          <Button look="outline" onClick={onCancel}>
            {t('admin:image.cancel')}
          </Button>
        </div>
      )}
      {state.status === 'done' && (
        <>
          <p className="font-semibold">{done}</p>
          <Sizes before={state.before} after={state.after} />
        </>
      )}
      {state.status === 'cancelled' && <p>{t('admin:image.cancelled')}</p>}
      {state.status === 'failed' && (
        <div className="grid gap-1 border-l-8 border-court pl-3">
          {state.problem === 'unsupported-image-type' && (
            <p className="font-semibold">{wrongKindText}</p>
          )}
          <p>{textOf(state.problem)}</p>
          <p>{t('admin:image.unchanged')}</p>
        </div>
      )}
      {state.status === 'signed-out' && (
        <>
          <p className="font-semibold text-ember">{t('admin:image.signed_out')}</p>
          <Button onClick={() => void state.goOn()}>{t('admin:gate.sign_in')}</Button>
        </>
      )}
    </div>
  );
}
