import { createContext } from 'react';
import type { StaffProblem } from '../shell/staff-problem.ts';

/** The status of the upload in a form. */
export interface UploadReport {
  readonly status: 'none' | 'uploading' | 'done' | 'cancelled' | 'failed' | 'signed-out';
  /** Why it failed. */
  readonly problem: StaffProblem | undefined;
}

interface UploadContextValue {
  /** Called whenever the upload's status changes. */
  readonly onStatusChange: (upload: UploadReport) => void;
  /** The number of resets. Each one clears the last upload and its messages. */
  readonly resetCount: number;
}

/** Connects the image field with the form around it. */
export const UploadContext = createContext<UploadContextValue>({
  onStatusChange: () => undefined,
  resetCount: 0,
});
