import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import type { SaveOutcome } from './save-outcome.ts';
import type { UploadReport } from '../fields/image-context.ts';

interface SaveAfterUploadState {
  readonly upload: UploadReport;
  /** Whether a save waits for the upload, or was refused because the image was not uploaded. */
  readonly saveStatus: 'none' | 'waiting' | 'not-uploaded';
  /** The number of uploads that succeeded while a save waited. Each increase starts the save. */
  readonly completedUploadCount: number;
}

const initialState: SaveAfterUploadState = {
  upload: { status: 'none', problem: undefined },
  saveStatus: 'none',
  completedUploadCount: 0,
};

/** Returns the state after the upload's status has changed. */
function updateUpload(state: SaveAfterUploadState, upload: UploadReport): SaveAfterUploadState {
  if (state.saveStatus !== 'waiting') return { ...state, upload, saveStatus: 'none' };
  if (upload.status === 'uploading') return { ...state, upload };
  if (upload.status === 'done') {
    return { upload, saveStatus: 'none', completedUploadCount: state.completedUploadCount + 1 };
  }
  // The status `none` means that another row was selected. A message would be about the old row.
  return { ...state, upload, saveStatus: upload.status === 'none' ? 'none' : 'not-uploaded' };
}

const hasFailed = ({ status }: UploadReport) => status === 'failed' || status === 'signed-out';

interface SaveActions {
  /** Asks for confirmation before a save; resolves to false if staff cancel. */
  readonly confirmSaving: () => Promise<boolean>;
  readonly save: () => Promise<void>;
  readonly storeNewRow: () => Promise<void>;
}

/**
 * Delays a save until the image is uploaded. If the upload failed, the first save only shows the
 * problem. The next save is without the image.
 */
export function useSaveAfterUpload({ confirmSaving, save, ...actions }: SaveActions) {
  const storeNewRow = useStableCallback(actions.storeNewRow);
  const [state, setState] = useState(initialState);
  const [resetCount, setResetCount] = useState(0);
  const onStatusChange = useCallback(
    (upload: UploadReport) => setState((previous) => updateUpload(previous, upload)),
    [],
  );
  /** Clears the last upload and its messages. */
  const resetUpload = () => {
    setState((previous) => ({ ...previous, saveStatus: 'none' }));
    setResetCount((count) => count + 1);
  };
  const confirmAndSave = () =>
    confirmSaving().then(async (isConfirmed) => {
      if (!isConfirmed) return;
      resetUpload();
      await save();
    });
  const startWaitingSave = useEffectEvent(() => void confirmAndSave());
  useEffect(() => {
    if (state.completedUploadCount > 0) startWaitingSave();
  }, [state.completedUploadCount]);
  const outcome: SaveOutcome | undefined =
    (state.saveStatus === 'waiting' && { status: 'waiting' }) ||
    (state.saveStatus === 'not-uploaded' && {
      status: 'not-uploaded',
      problem: state.upload.problem,
    }) ||
    undefined;
  return {
    /** Shown in place of the form's own outcome. */
    outcome,
    isUploading: state.upload.status === 'uploading',
    resetUpload,
    save: async () => {
      const { upload } = state;
      if (upload.status === 'uploading') setState({ ...state, saveStatus: 'waiting' });
      else if (hasFailed(upload) && state.saveStatus !== 'not-uploaded') {
        setState({ ...state, saveStatus: 'not-uploaded' });
      } else await confirmAndSave();
    },
    uploadContext: useMemo(
      () => ({ onStatusChange, resetCount, storeNewRow }),
      [onStatusChange, resetCount, storeNewRow],
    ),
  };
}
