import { createContext } from 'react';
import type { Row } from '../row/row-draft.ts';

interface TakeDownContextValue {
  /** Finds which rows of the tab's live list use an image, and returns their names. */
  readonly findRowNames: (imageURL: string) => readonly string[];
  /** Tracks the rows that the removal saves, so that nobody else is named as their author. */
  readonly trackRows: (savedRows: Promise<readonly Row[]>) => Promise<void>;
}

/** Connects the removal of an image with the list of its tab. */
export const TakeDownContext = createContext<TakeDownContextValue>({
  findRowNames: () => [],
  trackRows: async (savedRows) => {
    await savedRows;
  },
});
