import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SaveOutcome } from '../save/save-outcome.ts';
import type { UploadReport } from './upload-context.ts';

interface State {
  readonly upload: UploadReport;
  /** Whether a save waits for the upload, or was stopped by a failed upload. */
  readonly save: 'none' | 'waiting' | 'stopped';
  /** The number of saves whose upload has ended. Each increase starts a save. */
  readonly dueSaves: number;
}

const initial: State = {
  upload: { status: 'none', problem: undefined },
  save: 'none',
  dueSaves: 0,
};

/** Returns the state after a change of the upload. */
function withUpload(state: State, upload: UploadReport): State {
  if (state.save !== 'waiting') return { ...state, upload, save: 'none' };
  if (upload.status === 'uploading') return { ...state, upload };
  if (upload.status === 'done') return { upload, save: 'none', dueSaves: state.dueSaves + 1 };
  // No upload means that another row was selected. Its form shows no message.
  return { ...state, upload, save: upload.status === 'none' ? 'none' : 'stopped' };
}

const hasFailed = ({ status }: UploadReport) => status === 'failed' || status === 'signed-out';

interface Save {
  /** Asks for confirmation before a save; resolves to false if staff cancel. */
  readonly confirmSaving: () => Promise<boolean>;
  readonly save: () => Promise<void>;
}

/**
 * Delays a save until the image is uploaded. A failed upload stops the save once. Staff may then
 * save without the image.
 */
export function useSaveAfterUpload({ confirmSaving, save }: Save) {
  const [state, setState] = useState(initial);
  const [saves, setSaves] = useState(0);
  const report = useCallback(
    (upload: UploadReport) => setState((now) => withUpload(now, upload)),
    [],
  );
  /** Begins a save, and removes the last upload's messages. */
  const begin = () => {
    setState((now) => ({ ...now, save: 'none' }));
    setSaves((count) => count + 1);
  };
  const run = () =>
    confirmSaving().then(async (isConfirmed) => {
      if (!isConfirmed) return;
      begin();
      await save();
    });
  const runDueSave = useEffectEvent(() => void run());
  useEffect(() => {
    if (state.dueSaves > 0) runDueSave();
  }, [state.dueSaves]);
  const outcome: SaveOutcome | undefined =
    (state.save === 'waiting' && { status: 'waiting' }) ||
    (state.save === 'stopped' && { status: 'not-uploaded', problem: state.upload.problem }) ||
    undefined;
  return {
    /** Shown in place of the form's own outcome. */
    outcome,
    isUploading: state.upload.status === 'uploading',
    begin,
    save: async () => {
      const { upload } = state;
      if (upload.status === 'uploading') setState({ ...state, save: 'waiting' });
      else if (hasFailed(upload) && state.save !== 'stopped') {
        setState({ ...state, save: 'stopped' });
      } else await run();
    },
    context: useMemo(() => ({ report, saves }), [report, saves]),
  };
}
