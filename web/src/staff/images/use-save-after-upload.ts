import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SaveOutcome } from '../save/save-outcome.ts';
import type { UploadReport } from './upload-context.ts';

interface State {
  readonly upload: UploadReport;
  /** The save that waits for the upload, or that the upload's failure stopped. */
  readonly save: 'none' | 'waiting' | 'stopped';
  /** Counts the saves that have waited long enough. */
  readonly dueSaves: number;
}

const initial: State = {
  upload: { status: 'none', problem: undefined },
  save: 'none',
  dueSaves: 0,
};

/** The state after a change of the upload. */
function withUpload(state: State, upload: UploadReport): State {
  if (state.save !== 'waiting') return { ...state, upload, save: 'none' };
  if (upload.status === 'uploading') return { ...state, upload };
  if (upload.status === 'done') return { upload, save: 'none', dueSaves: state.dueSaves + 1 };
  // Without any upload another row was selected, and its form is not the one to say it.
  return { ...state, upload, save: upload.status === 'none' ? 'none' : 'stopped' };
}

const hasFailed = ({ status }: UploadReport) => status === 'failed' || status === 'signed-out';

interface Save {
  /** Asks the questions before a save; false if staff return to the form. */
  readonly maySave: () => Promise<boolean>;
  readonly save: () => Promise<void>;
}

/**
 * Makes a save wait for the image that is still uploading, so that nothing is said to be saved
 * without it. An upload that fails stops the save, once: staff may then save without the image.
 */
export function useSaveAfterUpload({ maySave, save }: Save) {
  const [state, setState] = useState(initial);
  const [saves, setSaves] = useState(0);
  const report = useCallback(
    (upload: UploadReport) => setState((now) => withUpload(now, upload)),
    [],
  );
  /** Begins a save: what was said of the upload before goes away. */
  const begin = () => {
    setState((now) => ({ ...now, save: 'none' }));
    setSaves((count) => count + 1);
  };
  const run = () =>
    maySave().then(async (isFine) => {
      if (!isFine) return;
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
