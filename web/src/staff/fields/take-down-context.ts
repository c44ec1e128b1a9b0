import type { TakeDownResult } from '@club/domain/take-down';
import { createContext } from 'react';

interface TakeDownContextValue {
  /** Finds which rows of the tab's live list use an image, and returns their names. */
  readonly findRowNames: (imageURL: string) => readonly string[];
  /** Marks the rows that a take-down saves as own saves. So the form names nobody else for them. */
  readonly trackOwnSaves: (savedRows: Promise<TakeDownResult['savedRows']>) => Promise<void>;
}

/** Connects the take-down of an image with the list of its tab. */
export const TakeDownContext = createContext<TakeDownContextValue>({
  findRowNames: () => [],
  trackOwnSaves: async (savedRows) => {
    await savedRows;
  },
});
