import { type DragEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { CropDialog } from './crop-dialog.tsx';
import { canDecode, type ChosenImage, convertImage, readImage } from './encode-image.ts';
import {
  findDecodingProblem,
  findImageProblem,
  identifyFile,
  type IdentifiedFile,
  isPhoto,
} from './image-problem.ts';
import { FileInput } from './file-input.tsx';
import type { ImageSlot } from './image-slots.ts';
import { ConversionOffer, UploadProgress } from './upload-progress.tsx';
import { TakeDownButton } from './take-down-button.tsx';
import { UploadContext } from './image-context.ts';
import { useImageUpload } from './use-image-upload.ts';
import { useStaffImage } from './thumbnail.tsx';

interface ImageFieldProps {
  /** The id of the image's row. */
  readonly id: string;
  /** The image's address; '' for none. */
  readonly imageURL: string;
  /** The address of the row's image while it is hidden. Staff can still remove it for good. */
  readonly hiddenImageURL?: string | undefined;
  readonly slot: ImageSlot;
  /** The error for a file of a type that the slot does not accept (specification, section 5). */
  readonly wrongKindText: string;
  /** The message after an upload: what to do next. */
  readonly doneText: string;
  /** Called when an upload begins. */
  readonly onUploadStart?: () => void;
  /** Called when an upload fails or is cancelled, and cannot go on. */
  readonly onUploadStop?: () => void;
  readonly onUploaded: (imageURL: string) => void;
}

/** Checks a chosen file's type, asks which part to show, and uploads it. */
function useChosenFile(props: ImageFieldProps) {
  const { id, slot, wrongKindText, onUploadStart, onUploadStop, onUploaded } = props;
  const [chosenImage, setChosenImage] = useState<ChosenImage>();
  const [convertibleFile, setConvertibleFile] = useState<IdentifiedFile>();
  const { state, upload, refuse, clear, cancel } = useImageUpload(id, onUploaded, onUploadStop);
  const checkFile = async (chosenFile: File | undefined) => {
    if (!chosenFile) return;
    clear();
    setConvertibleFile(undefined);
    const identifiedFile = await identifyFile(chosenFile);
    const { file, kind } = identifiedFile;
    if (!slot.mimeTypes.includes(file.type)) {
      const canConvert = isPhoto(file) && (await canDecode(file));
      const isKnown = kind !== undefined || isPhoto(file);
      refuse(
        isKnown && !canConvert ? findDecodingProblem(identifiedFile) : 'unsupported-image-type',
      );
      window.alert(wrongKindText);
      if (canConvert) setConvertibleFile(identifiedFile);
      return;
    }
    const image = await readImage(file);
    if (image) setChosenImage(image);
    else refuse(findDecodingProblem(identifiedFile));
  };
  const convertFile = async () => {
    if (!convertibleFile) return;
    const image = await convertImage(convertibleFile.file, slot.convertedType, slot);
    setConvertibleFile(undefined);
    clear();
    if (image) setChosenImage(image);
    else refuse(findDecodingProblem(convertibleFile));
  };
  const close = () => {
    setChosenImage(undefined);
    // A large photo takes up to 200 MB.
    chosenImage?.bitmap.close();
  };
  const send = (original: ChosenImage, fileToUpload: File) => {
    const problem = findImageProblem(original, fileToUpload);
    const { width, height } = original.bitmap;
    close();
    if (problem) {
      refuse(problem);
      return;
    }
    onUploadStart?.();
    void upload({ file: original.file, size: { width, height } }, fileToUpload);
  };
  const dialog = chosenImage && (
    <CropDialog
      chosenImage={chosenImage}
      slot={slot}
      onCancel={close}
      onDone={(file) => send(chosenImage, file)}
    />
  );
  return { state, checkFile, cancel, dialog, convertibleFile, convertFile };
}

/** The image in the form, which visitors may not see yet. */
function CurrentImage({ imageURL }: { readonly imageURL: string }) {
  const { t } = useTexts();
  const { src, hasFailed } = useStaffImage(imageURL, 960);
  if (hasFailed) return <p className="font-semibold">{t('admin:image.missing_in_form')}</p>;
  return (
    src !== undefined && (
      <img
        src={src}
        alt={t('admin:image.current')}
        className="max-h-60 w-full object-contain object-left"
      />
    )
  );
}

/** The image field of one row. It mounts again when a save or an undo begins. */
function RowImage(props: ImageFieldProps) {
  const { imageURL, slot, wrongKindText, doneText } = props;
  const { t } = useTexts();
  const inputId = useId();
  const { state, checkFile, cancel, dialog, convertibleFile, convertFile } = useChosenFile(props);
  const isUploading = state.status === 'uploading';
  const input = useRef<HTMLInputElement>(null);
  const hasDialog = dialog !== undefined;
  useEffect(() => {
    if (!hasDialog) return;
    const { current } = input;
    // The crop dialog takes the focus with it when it closes.
    return () => current?.focus();
  }, [hasDialog]);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    if (!isUploading) void checkFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="grid gap-3 border-2 border-dashed border-ink/40 bg-white p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <CurrentImage imageURL={imageURL} />
      <TakeDownButton slot={slot} imageURL={props.hiddenImageURL ?? imageURL} />
      <label htmlFor={inputId} className="font-semibold">
        {t('admin:image.choose')}
      </label>
      <p id={`${inputId}-formats`} className="font-semibold">
        {t(`admin:image.formats.${slot.formats}`)}
      </p>
      <FileInput
        id={inputId}
        ref={input}
        aria-describedby={`${inputId}-formats`}
        // Not `disabled`, because it has the focus after the crop.
        aria-disabled={isUploading}
        onClick={(event) => {
          if (isUploading) event.preventDefault();
        }}
        onChange={(event) => {
          void checkFile(event.target.files?.[0]);
          // The same file may be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <p className="text-sm">{t('admin:image.hint')}</p>
      <UploadProgress
        state={state}
        wrongKindText={wrongKindText}
        doneText={doneText}
        onCancel={cancel}
      >
        {convertibleFile && <ConversionOffer onConvert={convertFile} />}
      </UploadProgress>
      {dialog}
    </div>
  );
}

/** The image of a row, with a control to replace it. */
export function ImageField(props: ImageFieldProps) {
  const { resetCount } = useContext(UploadContext);
  // A new key clears the upload's messages for another row, and when a save or an undo begins.
  return <RowImage key={`${props.id} ${resetCount}`} {...props} />;
}
