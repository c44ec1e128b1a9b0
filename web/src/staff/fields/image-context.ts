import type { TakeDownResult } from '@club/domain/take-down';
import { createContext } from 'react';
import type { StaffProblem } from '../shell/staff-problem.ts';

/** The status of the upload in a form. */
export interface UploadReport {
  readonly status: 'none' | 'uploading' | 'done' | 'cancelled' | 'failed' | 'signed-out';
  /** Why it failed. */
  readonly problem: StaffProblem | undefined;
}

interface UploadContextValue {
  /** Stores a new row, because an upload belongs to a stored row. */
  readonly storeNewRow: () => Promise<void>;
  /** Called whenever the upload's status changes. */
  readonly onStatusChange: (upload: UploadReport) => void;
  /** The number of resets. Each one clears the last upload and its messages. */
  readonly resetCount: number;
}

/** Connects the image field with the form around it. */
export const UploadContext = createContext<UploadContextValue>({
  storeNewRow: () => Promise.resolve(),
  onStatusChange: () => undefined,
  resetCount: 0,
});

interface TakeDownContextValue {
  /** Finds which rows of the tab's live list use an image, and returns their names. */
  readonly findRowNames: (imageURL: string) => readonly string[];
  /** Marks the rows that a take-down saves as own saves. So the form names nobody else for them. */
  readonly trackOwnSaves: (savedRows: Promise<TakeDownResult['savedRows']>) => Promise<unknown>;
}

/** Connects the take-down of an image with the list of its tab. */
export const TakeDownContext = createContext<TakeDownContextValue>({
  findRowNames: () => [],
  trackOwnSaves: (savedRows) => savedRows,
});
