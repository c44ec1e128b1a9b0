import type { HistoryEntry } from '@club/domain/history';
import type { TakeDownResult } from '@club/domain/take-down';
import { type ComponentType, createContext, type ReactNode } from 'react';
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

/** What a list whose rows have pictures adds to their editor. */
interface PictureParts {
  /** A picture in a list, in a comparison and in a question. */
  readonly Thumbnail: ComponentType<{ readonly imageURL: string }>;
  /** Lets staff remove the picture that a save replaced. */
  readonly EarlierPicture: ComponentType<{
    readonly entry: HistoryEntry;
    /** The id of the element that tells which save this is. */
    readonly describedBy: string;
    readonly onTakenDown: () => void;
  }>;
  /** Finds the question to ask before a row is published whose picture lacks something. */
  readonly findQuestion: (fields: object) =>
    | {
        readonly question: 'admin:consent.question' | 'admin:description.question';
        readonly explanation: ReactNode;
      }
    | undefined;
}

/** Provided around the editors of rows with pictures. Other rows have none of these parts. */
export const PicturePartsContext = createContext<PictureParts>({
  Thumbnail: () => null,
  EarlierPicture: () => null,
  findQuestion: () => undefined,
});

/** The fields of a row about its picture. */
export interface RowPicture {
  readonly imageURL: string;
  readonly consentAt: string | null;
}

/** Whether a row has a picture without consent. */
export const lacksConsent = ({ imageURL, consentAt }: RowPicture): boolean =>
  imageURL !== '' && consentAt === null;
